import type { Choice, Question } from '$lib/board';
import type { Choosing } from '$generated/beer_and_bread';
import { sum, type Tokens } from './heaps';

/**
 * Tokens are asked one by one in the order of the kinds. People pick them freely; once they
 * confirm, the plan says them in that order, question after question.
 */
export class Plan {
  private step = '';
  private tokens: Tokens | null = null;
  private begun = false;

  begin(question: Question, tokens: Tokens): void {
    this.step = question.step;
    this.tokens = tokens;
    this.begun = false;
  }

  /** Say what the plan has next; it is forgotten once said, or when another question comes. */
  follow(
    question: Question,
    choosing: Choosing | null,
    kinds: string[],
    answer: (option: Choice) => void,
  ): void {
    const next = choosing ? this.nextOf(question, choosing, kinds) : undefined;
    if (!next || !choosing || this.isLast(next, choosing, kinds)) this.tokens = null;
    if (next) answer(next);
  }

  /** Whether the answer says the last of the plan. */
  isLast(option: Choice, choosing: Choosing, kinds: string[]): boolean {
    if (option.facts['kind'] === undefined) return true;
    if (choosing.what === 'accept') return false;
    if (choosing.what !== 'pay') return sum(this.tokens ?? []) - sum(choosing.chosen) <= 1;
    const kind = kinds.indexOf(String(option.facts['kind']));
    return choosing.ways.filter((way) => way[kind] === option.facts['count']).length < 2;
  }

  /** The next answer of the plan; none if it is said or no longer fits the question. */
  private nextOf(question: Question, choosing: Choosing, kinds: string[]): Choice | undefined {
    const { tokens, step, begun } = this;
    const fresh = choosing.what !== 'pay' && begun && sum(choosing.chosen) === 0;
    if (!tokens || step !== question.step || fresh) return undefined;
    const due = kinds.map((_, i) => (tokens[i] ?? 0) - (choosing.chosen[i] ?? 0));
    const kind = (option: Choice) => kinds.indexOf(String(option.facts['kind']));
    this.begun = true;
    return choosing.what === 'pay'
      ? question.options.find((option) => tokens[kind(option)] === option.facts['count'])
      : (question.options.find((option) => (due[kind(option)] ?? 0) > 0) ??
          question.options.find((option) => option.facts['kind'] === undefined));
  }
}
