import type { Choice, Question } from '$lib/board';
import type { BarrelView } from '$generated/polterfass';

/** What is picked but not yet said: cards before they are laid, specials before they are thrown. */
export class Draft {
  cards = $state.raw<number[]>([]);
  specials = $state.raw<BarrelView[]>([]);
  /** Whether the last bill still lies over the barrels: nothing is decided before they are seen. */
  covered = $state(false);
  /** The round whose bill is read, if any. */
  reading = $state<number | null>(null);
  private moment = '';

  /** Another moment of the game, or other eyes: what was picked no longer fits. */
  begin(moment: string): void {
    if (moment === this.moment) return;
    this.moment = moment;
    this.clear();
  }

  clear(): void {
    this.cards = [];
    this.specials = [];
  }

  /** Pick a card or put it back; cards picked earlier make way if there are too many. */
  pick(card: number, options: Choice[]): void {
    if (this.cards.includes(card)) {
      this.cards = this.cards.filter((other) => other !== card);
      return;
    }
    let picked = [...this.cards, card];
    while (picked.length > 1 && !options.some((option) => isOrder(option, picked)))
      picked = picked.slice(1);
    this.cards = picked;
  }

  /** A standing special goes into the cup, or back to its place. */
  tip(barrel: BarrelView): void {
    this.specials = this.with(barrel);
  }

  private with(barrel: BarrelView): BarrelView[] {
    const others = this.specials.filter((other) => other.barrel !== barrel.barrel);
    return others.length < this.specials.length ? others : [...others, barrel];
  }

  /** The order that the picked cards make. */
  order(question: Question | null): Choice | undefined {
    return question?.options.find((option) => isOrder(option, this.cards));
  }

  /** The throw with just the specials that lie in the cup. */
  throw(question: Question | null): Choice | undefined {
    return question?.options.find((option) => isThrow(option, this.specials));
  }

  /** The throw with this special too, or without it if it was in. */
  throwWith(question: Question | null, barrel: BarrelView): Choice | undefined {
    const specials = this.with(barrel);
    return question?.options.find((option) => isThrow(option, specials));
  }

  isTipped(barrel: number): boolean {
    return this.specials.some((special) => special.barrel === barrel);
  }
}

export const makeDraft = (): Draft => new Draft();

/** An order names its first card, and its second if there is one. */
const cardsOf = ({ facts }: Choice): unknown[] =>
  [facts['first'], facts['second']].filter((card) => card !== undefined);

const isOrder = (option: Choice, cards: number[]): boolean =>
  option.verb === 'order' &&
  option.facts['count'] === cards.length &&
  cardsOf(option).every((card) => cards.some((picked) => picked === card));

const isThrow = (option: Choice, specials: BarrelView[]): boolean =>
  option.verb === 'throw' &&
  ['double', 'cancel'].every(
    (face) =>
      option.facts[`${face}s`] === specials.filter((special) => special.face === face).length,
  );

/** Only what is picked is confirmed in the bar; the rest is reached by picking. */
export function claims(option: Choice, _: Question, draft: Draft): boolean {
  if (draft.covered) return true;
  if (option.verb === 'order') return !isOrder(option, draft.cards);
  if (option.verb === 'throw') return !isThrow(option, draft.specials);
  return (option.verb === 'cancel' || option.verb === 'double') && option.facts['number'] !== 0;
}

/** To throw on or to lay what is picked is the next step, to close the tap the other way. */
export const isNext = (option: Choice): boolean =>
  option.verb === 'throw' || option.verb === 'order';

/** Enter lays the picked cards: the digits pick them. */
export const keyOf = (option: Choice, question: Question, draft: Draft): string | undefined =>
  option.verb === 'order' && !claims(option, question, draft) ? 'Enter' : undefined;
