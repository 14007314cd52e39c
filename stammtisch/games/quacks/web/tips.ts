import type { Question } from '$lib/board';
import type { PlayerView, QuacksView } from '$generated/quacks';
import { BREWS } from './claims';

type Moment = (question: Question, player: PlayerView, view: QuacksView) => boolean;

const brews = (question: Question): boolean => BREWS.includes(question.step);

/** Each tip with the moment at which it matters, the more urgent first. */
const MOMENTS: Record<string, Moment> = {
  together: (question) => question.step === 'brew-together',
  brew: brews,
  scoring: (question, player) => brews(question) && player.pot.length > 1,
  fuse: (question, player) => brews(question) && player.whites >= player.limit - 3,
  flask: (question, player) => brews(question) && player.can_flask && player.whites > 3,
  'place-one': (question) => question.step === 'place-one',
  'use-rats': (question) => question.step === 'use-rats',
  'choose-reward': (question) => question.step === 'choose-reward',
  'buy-chip': (question) => question.step === 'buy-chip',
  'spend-rubies': (question) => question.step === 'spend-rubies',
  tubes: (question, _, view) => brews(question) && view.test_tubes && view.round > 1,
  fortune: (_question, _player, view) => view.phase === 'fortune',
};

/** The tips for this moment, the more urgent first. */
export function tipsFor(view: QuacksView, question: Question, me: number | null): string[] {
  const player = view.players[me ?? 0];
  if (!player) return [];
  return Object.entries(MOMENTS)
    .filter(([, moment]) => moment(question, player, view))
    .map(([id]) => id);
}
