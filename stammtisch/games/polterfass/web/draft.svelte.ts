import type { Option, Question } from '$lib/board';
import type { BarrelView } from '../../../../web/src/generated/polterfass';

/** What is picked but not yet said: cards before they are laid, specials before they are thrown. */
class Draft {
  cards = $state.raw<number[]>([]);
  specials = $state.raw<BarrelView[]>([]);
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
  pick(card: number, options: Option[]): void {
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
    const others = this.specials.filter((other) => other.barrel !== barrel.barrel);
    this.specials = others.length < this.specials.length ? others : [...others, barrel];
  }

  isTipped(barrel: number): boolean {
    return this.specials.some((special) => special.barrel === barrel);
  }
}

export const draft = new Draft();

/** `order 2 5` names its cards. */
const cardsOf = (option: Option): number[] => option.text.split(' ').slice(1).map(Number);

const isOrder = (option: Option, cards: number[]): boolean =>
  option.verb === 'order' &&
  cardsOf(option).length === cards.length &&
  cardsOf(option).every((card) => cards.includes(card));

const isThrow = (option: Option, specials: BarrelView[]): boolean =>
  option.verb === 'throw' &&
  ['double', 'cancel'].every(
    (face) =>
      option.facts[`${face}s`] === specials.filter((special) => special.face === face).length,
  );

/** The order that the picked cards make. */
export const drafted = (question: Question | null): Option | undefined =>
  question?.options.find((option) => isOrder(option, draft.cards));

/** The throw with just the specials that lie in the cup. */
export const draftedThrow = (question: Question | null): Option | undefined =>
  question?.options.find((option) => isThrow(option, draft.specials));

/** The throw with this special too, or without it if it was in. */
export function throwWith(question: Question | null, barrel: BarrelView): Option | undefined {
  const others = draft.specials.filter((other) => other.barrel !== barrel.barrel);
  const specials = others.length < draft.specials.length ? others : [...others, barrel];
  return question?.options.find((option) => isThrow(option, specials));
}

/** Only what is picked is confirmed in the bar; the rest is reached by picking. */
export function claims(option: Option): boolean {
  if (option.verb === 'order') return !isOrder(option, draft.cards);
  if (option.verb === 'throw') return !isThrow(option, draft.specials);
  return (option.verb === 'cancel' || option.verb === 'double') && option.facts['number'] !== 0;
}

/** To throw on is the next step, to close the tap the other way. */
export const isNext = (option: Option): boolean => option.verb === 'throw';

/** Enter lays the picked cards: the digits pick them. */
export const keyOf = (option: Option): string | undefined =>
  option.verb === 'order' && !claims(option) ? 'Enter' : undefined;
