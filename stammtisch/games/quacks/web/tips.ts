import type { Question } from '$lib/board';
import { recall, remember } from '$lib/store';
import type { PlayerView, QuacksView } from '../../../../web/src/generated/quacks';

const KEY = 'quacks-tips';
type Moment = (question: Question, player: PlayerView, view: QuacksView) => boolean;

const brews = (question: Question): boolean => question.step.startsWith('brew');

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

/** The tip for this moment that has not been read yet. */
export function tipFor(
  question: Question | null,
  player: PlayerView,
  view: QuacksView,
): string | null {
  const known = recall<string[]>(KEY, []);
  if (!question) return null;
  const fits = ([id, moment]: [string, Moment]): boolean =>
    !known.includes(id) && moment(question, player, view);
  return Object.entries(MOMENTS).find(fits)?.[0] ?? null;
}

export function read(id: string): void {
  remember(KEY, [...recall<string[]>(KEY, []), id]);
}
