import type { BoardModule, ButtonNote } from '$lib/board';
import type { Choice } from '$lib/protocol';
import { say } from '$lib/texts.svelte';
import type { Desk } from './desk.svelte';
import { Tips } from './tips.svelte';

/** The options of the open question: which the board offers, which become buttons, and their keys. */
export class Picks {
  /** What the board keeps of choices that are half made: nothing of it outlives the table. */
  readonly draft: unknown;
  readonly tips: Tips;

  constructor(
    private readonly desk: Desk,
    readonly board: BoardModule | null,
  ) {
    this.draft = board?.makeDraft?.();
    this.tips = new Tips(desk, board);
  }

  /** Options that the board does not claim: they appear as buttons, so none is unreachable. */
  get buttons(): Choice[] {
    const question = this.desk.asked;
    if (!question) return [];
    const isNext = (option: Choice): number =>
      Number(this.board?.isNext?.(option, question, this.draft));
    return question.options
      .filter((option) => !this.board?.claims?.(option, question, this.draft))
      .sort((a, b) => (isNext(b) || 0) - (isNext(a) || 0));
  }

  /** Whether a button is the amber one: the next step, or all that there is to say. */
  isGo(option: Choice): boolean {
    const question = this.desk.asked;
    if (!question) return false;
    const { isNext } = this.board ?? {};
    if (!isNext) return option === this.buttons[0];
    return isNext(option, question, this.draft) || question.options.length === 1;
  }

  /** What a button says: in the board's words, with its numbers, or in the game's. */
  label(option: Choice): string {
    const { asked, view, t } = this.desk;
    const own = asked && this.board?.labelOf?.(option, asked, view, t, this.draft);
    return own || this.desk.label(option);
  }

  /** A second line of a button, if the board has one to say; why there is no other answer. */
  note(option: Choice): ButtonNote | undefined {
    const { asked, view, t } = this.desk;
    const own = asked && this.board?.noteOf?.(option, asked, view, t, this.draft);
    if (own || asked?.options.length !== 1) return own ?? undefined;
    return { text: say('only-answer') };
  }

  keyOf(option: Choice): string | undefined {
    const question = this.desk.asked;
    const own = question && this.board?.keyOf?.(option, question, this.draft);
    if (own !== undefined && own !== null) return own || undefined; // '' means no key at all
    const number = this.buttons.indexOf(option);
    return number >= 0 && number < 9 ? String(number + 1) : undefined;
  }

  byKey(key: string): Choice | undefined {
    return this.desk.question?.options.find((option) => this.keyOf(option) === key);
  }
}
