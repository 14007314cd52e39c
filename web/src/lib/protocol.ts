/** The messages of docs/reference/protocol.md, under the names that the shell uses. */
import type * as made from '../generated/protocol';

export type {
  Frame,
  GameInfo,
  Games,
  Heard,
  Me,
  MyTable,
  NewTable,
  News,
  Replay,
  Result,
  Said,
  Verified,
  Waiting,
} from '../generated/protocol';

export type Facts = made.News['facts'];
export type GameOption = made.OptionInfo;
export type Moment = made.Told;
export type Odds = Record<string, unknown>;
export type OddsRule = made.Rules['odds'];
export type Option = made.Offer;
export type Question = made.Asked;
export type ReplayMoment = made.Seen;
export type Seat = made.SeatState;
export type TableInfo = made.TableState;
export type Value = GameOption['default'];
export type View = made.Frame['view'];
export type SeatWish =
  | { kind: 'me' }
  | { kind: 'friend' }
  | { kind: 'bot'; level: string }
  | { kind: 'here'; name: string };
