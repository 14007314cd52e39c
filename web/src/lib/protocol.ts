/** The messages of docs/reference/protocol.md, and the parts of them that the shell names. */
import type * as made from '$generated/protocol';

export type {
  Advice,
  Advised,
  Chapter,
  Choice,
  Chronicle,
  Frame,
  GameInfo,
  GameOption,
  GameReview,
  Games,
  Heard,
  LessonInfo,
  LessonNote,
  Lessons,
  LessonTurn,
  Me,
  Moment,
  MyTable,
  NewTable,
  News,
  Phrase,
  PuzzleInfo,
  Puzzles,
  Question,
  Replay,
  ReplayMoment,
  Result,
  ReviewMoment,
  ReviewState,
  Said,
  Seat,
  Solved,
  SeatReview,
  ShownEvent,
  TableInfo,
  TryInfo,
  Verified,
  Waiting,
} from '$generated/protocol';

export type Facts = made.News['facts'];
export type Odds = Record<string, unknown>;
export type OddsRule = made.Rules['odds'];
export type Value = made.GameOption['default'];
export type View = made.Frame['view'];
export type SeatWish =
  | { kind: 'me' }
  | { kind: 'friend' }
  | { kind: 'bot'; level: string }
  | { kind: 'here'; name: string };
