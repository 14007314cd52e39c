import type { BoardModule } from '$lib/board';
import type { Option } from '$lib/protocol';
import type { Desk } from './desk.svelte';

/** The options of the open question: which the board offers, which become buttons, and their keys. */
export class Picks {
  constructor(
    private readonly desk: Desk,
    readonly board: BoardModule | null,
  ) {}

  /** Options that the board does not claim: they appear as buttons, so none is unreachable. */
  get buttons(): Option[] {
    const question = this.desk.asked;
    if (!question) return [];
    const isNext = (option: Option): number => Number(this.board?.isNext?.(option, question));
    return question.options
      .filter((option) => !this.board?.claims?.(option, question))
      .sort((a, b) => (isNext(b) || 0) - (isNext(a) || 0));
  }

  /** What a button says: in the board's words, with its numbers, or in the game's. */
  label(option: Option): string {
    const { asked, view, t } = this.desk;
    return (asked && this.board?.labelOf?.(option, asked, view, t)) || this.desk.label(option);
  }

  keyOf(option: Option): string | undefined {
    const question = this.desk.asked;
    const own = question && this.board?.keyOf?.(option, question);
    if (own) return own;
    const number = this.buttons.indexOf(option);
    return number >= 0 && number < 9 ? String(number + 1) : undefined;
  }

  byKey(key: string): Option | undefined {
    return this.desk.question?.options.find((option) => this.keyOf(option) === key);
  }
}
