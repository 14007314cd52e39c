import type { Facts } from '$lib/board';

/** Tokens by kind, in the order of the view's `kinds`. */
export type Tokens = number[];

export const sum = (tokens: Tokens): number => tokens.reduce((all, count) => all + count, 0);

/** One entry for each token of a heap. */
export const spread = (tokens: Tokens, kinds: string[]): string[] =>
  kinds.flatMap((kind, i) => Array.from({ length: tokens[i] ?? 0 }, () => kind));

/** The heap of the tokens listed. */
export const heapOf = (tokens: string[], kinds: string[]): Tokens =>
  kinds.map((kind) => tokens.filter((token) => token === kind).length);

export const within = (tokens: Tokens, most: Tokens): boolean =>
  tokens.every((count, i) => count <= (most[i] ?? 0));

/** The facts of the message `tokens`, which lists a heap in words. */
export function inWords(tokens: Tokens, kinds: string[]): Facts {
  const first = kinds.find((_, i) => (tokens[i] ?? 0) > 0) ?? 'none';
  return { ...Object.fromEntries(kinds.map((kind, i) => [kind, tokens[i] ?? 0])), first };
}
