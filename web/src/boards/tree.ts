/** How a piece of a view is read out where nobody has drawn it. */
export type Kind = 'plain' | 'words' | 'seats' | 'rows' | 'list' | 'fields';
export type Fields = Record<string, unknown>;

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
const isWords = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.every(isPlain));

/** Entries alike in their fields, each a word or a few, make a table. */
const isRow = (value: unknown): boolean =>
  !isPlain(value) && !Array.isArray(value) && Object.values(value as Fields).every(isWords);

/** A list at the top with one entry per seat is shown by name. */
export function kindOf(value: unknown, seats: number, depth: number): Kind {
  if (isPlain(value)) return 'plain';
  if (!Array.isArray(value)) return 'fields';
  if (value.length > 0 && value.every(isRow)) return 'rows';
  if (depth <= 1 && value.length === seats && seats > 0) return 'seats';
  return value.every(isPlain) ? 'words' : 'list';
}

export const columnsOf = (rows: Fields[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];

export const readable = (key: string): string => {
  const words = key.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value in a few characters: a tick for yes, a dash for nothing. */
export function brief(value: unknown): string {
  if (Array.isArray(value)) return value.map(brief).join(' · ') || '–';
  if (value === null || value === undefined || value === false) return '–';
  return value === true ? '✓' : String(value).replace(/^-/, '−');
}

/** Keys that name a seat hold its number. */
export const namesSeat = (key: string): boolean =>
  /(^|_)(seat|player|innkeeper|starter|owner)$/.test(key);
