/** How a piece of a view is read out where nobody has drawn it. */
export type Kind = 'plain' | 'words' | 'seats' | 'list' | 'fields';

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A list with one entry per seat is shown by name. */
export function kindOf(value: unknown, seats: number): Kind {
  if (isPlain(value)) return 'plain';
  if (!Array.isArray(value)) return 'fields';
  if (value.length === seats && seats > 0) return 'seats';
  return value.every(isPlain) ? 'words' : 'list';
}

export const readable = (key: string): string => {
  const words = key.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Keys that name a seat hold its number. */
export const namesSeat = (key: string): boolean =>
  /(^|_)(seat|player|keeper|innkeeper|starter|first_player|owner)$/.test(key);
