import type { Option, Question } from '$lib/board';
import type { Offer, Shop } from '../../../../web/src/generated/quacks';

/** What lies in my basket at the market before I pay: one chip or two, by their ids. */
export const basket = $state({ chips: [] as string[] });

export const isMarket = (question: Question | null): boolean =>
  question?.options.some((option) => option.verb === 'buy') ?? false;

/** A new question empties the basket; when its first chip was paid, the second is the answer. */
export function pay(question: Question | null, shop: Shop | null): Option | undefined {
  const [first, second] = basket.chips;
  basket.chips = [];
  if (question?.step !== 'buy-second-chip' || !first || shop?.first !== first) return undefined;
  return question.options.find(({ verb, facts }) => verb === 'buy' && facts['chip'] === second);
}

/** A tap puts a chip in or takes it out; two are bought in the order of the offers. */
export function toggle({ chip }: Offer, shop: Shop): void {
  const without = basket.chips.filter((other) => other !== chip);
  const wanted = without.length < basket.chips.length ? without : [...basket.chips, chip];
  basket.chips = shop.offers.map((offer) => offer.chip).filter((each) => wanted.includes(each));
}

export const offerOf = (shop: Shop, chip: string | undefined): Offer | undefined =>
  shop.offers.find((offer) => offer.chip === chip);

/** What the purse holds when the basket is paid; null while the basket is empty. */
export function coinsLeft(shop: Shop): number | null {
  const [first, second] = basket.chips.map((chip) => offerOf(shop, chip));
  if (!first) return null;
  return first.coins_after - (second?.price ?? 0);
}

/** How an offer looks beside the basket: what cannot come along says why. */
export function stateOf(offer: Offer): string {
  const [first, second] = basket.chips;
  if (!first || offer.state !== 'open' || basket.chips.includes(offer.chip)) return offer.state;
  if (second) return 'full';
  if (offer.pairs.includes(first)) return 'open';
  return offer.chip.split('-')[0] === first.split('-')[0] ? 'colour' : 'dear';
}

/** The basket's first chip is what the bar confirms. */
export const isPaid = (option: Option): boolean =>
  option.verb === 'buy' && option.facts['chip'] === basket.chips[0];
