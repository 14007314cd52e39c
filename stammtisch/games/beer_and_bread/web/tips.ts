import type { Question } from '$lib/board';
import type { BeerAndBreadView, VillageView } from '$generated/beer_and_bread';

const isFull = ({ brewery, bakery }: VillageView): boolean =>
  [brewery, bakery].some((house) => house.full);

/** The tips for this moment of a first game, the most urgent first. */
export function tipsFor(view: BeerAndBreadView, question: Question, me: number | null): string[] {
  const mine = view.villages[me ?? 0];
  if (question.step === 'choose-offer' || question.step === 'accept-offer') return [question.step];
  if (question.step !== 'play-card' || !mine) return [];
  const dry = view.kind_of_year === 'dry' ? ['dry'] : [];
  return ['play', ...dry, ...(isFull(mine) ? ['full'] : []), ...(view.turn > 1 ? ['column'] : [])];
}
