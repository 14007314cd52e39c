import type { Option, Question } from '$lib/board';
import type { Choosing } from '../../../../web/src/generated/beer_and_bread';
import { sum, type Tokens } from './heaps';

/**
 * Tokens are asked one by one in the order of the kinds. People pick them freely; once they
 * confirm, the plan says them in that order, question after question.
 */
export const plan = $state<{ step: string; tokens: Tokens | null; begun: boolean }>({
  step: '',
  tokens: null,
  begun: false,
});

export function begin(question: Question, tokens: Tokens): void {
  Object.assign(plan, { step: question.step, tokens, begun: false });
}

/** The next answer of the plan; none if it is said or no longer fits the question. */
function nextOf(question: Question, choosing: Choosing, kinds: string[]): Option | undefined {
  const { tokens, step, begun } = plan;
  const fresh = choosing.what !== 'pay' && begun && sum(choosing.chosen) === 0;
  if (!tokens || step !== question.step || fresh) return undefined;
  const due = kinds.map((_, i) => (tokens[i] ?? 0) - (choosing.chosen[i] ?? 0));
  const kind = (option: Option) => kinds.indexOf(String(option.facts['kind']));
  plan.begun = true;
  return choosing.what === 'pay'
    ? question.options.find((option) => tokens[kind(option)] === option.facts['count'])
    : (question.options.find((option) => (due[kind(option)] ?? 0) > 0) ??
        question.options.find((option) => option.facts['kind'] === undefined));
}

/** Whether the answer says the last of the plan. */
export function isLast(option: Option, choosing: Choosing, kinds: string[]): boolean {
  if (option.facts['kind'] === undefined) return true;
  if (choosing.what === 'accept') return false;
  if (choosing.what !== 'pay') return sum(plan.tokens ?? []) - sum(choosing.chosen) <= 1;
  const kind = kinds.indexOf(String(option.facts['kind']));
  return choosing.ways.filter((way) => way[kind] === option.facts['count']).length < 2;
}

/** Say what the plan has next; it is forgotten once said, or when another question comes. */
export function follow(
  question: Question,
  choosing: Choosing | null,
  kinds: string[],
  answer: (option: Option) => void,
): void {
  const next = choosing ? nextOf(question, choosing, kinds) : undefined;
  if (!next || !choosing || isLast(next, choosing, kinds)) plan.tokens = null;
  if (next) answer(next);
}
