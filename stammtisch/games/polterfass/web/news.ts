import type { News } from '$lib/board';

/** The barrels of the last throw that these news tell of, in the order in which they came to rest. */
export function thrown(news: News[]): number[] {
  const last = news.findLastIndex(({ name }) => name === 'threw');
  return last < 0 ? [] : landed(news.slice(last));
}

/** The barrels of the throw after which the service broke down. */
export function toppled(news: News[]): number[] {
  const end = news.findIndex(({ name }) => name === 'broke_down');
  return end < 0 ? [] : thrown(news.slice(0, end));
}

const landed = (news: News[]): number[] =>
  news.filter(({ name }) => name === 'landed').map(({ facts }) => Number(facts['barrel']));

export const tells = (news: News[], ...names: string[]): boolean =>
  news.some(({ name }) => names.includes(name));
