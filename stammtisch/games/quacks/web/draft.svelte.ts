import type { Choice, Question } from '$lib/board';
import type { ChipOffer, Shop } from '$generated/quacks';

export const isMarket = (question: Question | null): boolean =>
  question?.options.some((option) => option.verb === 'buy') ?? false;

export const offerOf = (shop: Shop, chip: string | undefined): ChipOffer | undefined =>
  shop.offers.find((offer) => offer.chip === chip);

/** What lies in my basket at the market before I pay: one chip or two, by their ids. */
export class Basket {
  chips = $state.raw<string[]>([]);

  /** A new question empties it; when its first chip was paid, the second is the answer. */
  pay(question: Question | null, shop: Shop | null): Choice | undefined {
    const [first, second] = this.chips;
    this.chips = [];
    if (question?.step !== 'buy-second-chip' || !first || shop?.first !== first) return undefined;
    return question.options.find(({ verb, facts }) => verb === 'buy' && facts['chip'] === second);
  }

  /** A tap puts a chip in or takes it out; two are bought in the order of the offers. */
  toggle({ chip }: ChipOffer, shop: Shop): void {
    const without = this.chips.filter((other) => other !== chip);
    const wanted = without.length < this.chips.length ? without : [...this.chips, chip];
    this.chips = shop.offers.map((offer) => offer.chip).filter((each) => wanted.includes(each));
  }

  /** What the purse holds when the basket is paid; null while the basket is empty. */
  coinsLeft(shop: Shop): number | null {
    const [first, second] = this.chips;
    const offer = offerOf(shop, first);
    if (!offer) return null;
    if (second === undefined) return offer.coins_after;
    return offer.pair_coins_after[offer.pairs.indexOf(second)] ?? null;
  }

  /** What the whole basket costs. */
  price(shop: Shop): number {
    const [first, second] = this.chips;
    const offer = offerOf(shop, first);
    const both = second === undefined ? undefined : offer?.pairs.indexOf(second);
    return (both === undefined ? offer?.price : offer?.pair_prices[both]) ?? 0;
  }

  /** How an offer looks beside the basket: what cannot come along says why. */
  stateOf(offer: ChipOffer): string {
    const [first, second] = this.chips;
    if (!first || offer.state !== 'open' || this.chips.includes(offer.chip)) return offer.state;
    if (second) return 'full';
    if (offer.pairs.includes(first)) return 'open';
    return offer.apart.includes(first) ? 'colour' : 'dear';
  }

  /** The basket's first chip is what the bar confirms. */
  isPaid(option: Choice): boolean {
    return option.verb === 'buy' && option.facts['chip'] === this.chips[0];
  }
}

export const makeDraft = (): Basket => new Basket();
