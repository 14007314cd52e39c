import type { BoardProps, Question } from '$lib/board';
import { recall, remember } from '$lib/store';
import type { BeerAndBreadView, VillageView } from '../../../../web/src/generated/beer_and_bread';

const KEY = 'beer_and_bread-tips';
const isFull = ({ brewery, bakery }: VillageView): boolean =>
  [brewery, bakery].some((house) => house.cards.length >= house.places);

/** The moments of a first game at which a rule matters, the most urgent first. */
function momentOf(view: BeerAndBreadView, mine: VillageView, question: Question): string[] {
  if (question.step === 'choose-offer' || question.step === 'accept-offer') return [question.step];
  if (question.step !== 'play-card') return [];
  const dry = view.kind_of_year === 'dry' ? ['dry'] : [];
  return ['play', ...dry, ...(isFull(mine) ? ['full'] : []), ...(view.turn > 1 ? ['column'] : [])];
}

/** The tip for now, unless it has been read: each is shown once. */
export function tipFor(view: BeerAndBreadView, mine: VillageView, question: Question | null) {
  if (!question) return null;
  const read = recall<string[]>(KEY, []);
  return momentOf(view, mine, question).find((tip) => !read.includes(tip)) ?? null;
}

export function read(tip: string): void {
  remember(KEY, [...recall<string[]>(KEY, []), tip]);
}

export const textOf = (tip: string, t: BoardProps['t']): string => t(`board-tip-${tip}`);
