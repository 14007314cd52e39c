import type { Component } from 'svelte';

/** A picture in rows of pieces and signs; a piece may carry a number: `die:4`. */
export interface Page {
  id: string;
  rows: string[][];
}
/** How to play: pages, the goal of the game first, and the rules that people forget. */
export interface How {
  pages: Page[];
  forgets: string[];
}
/** What a game draws its pieces with. */
export interface Pieces {
  default: Component<{ name: string; number: string }>;
  /** Drawings that its pieces point to. */
  sprite?: string;
}

const pages = import.meta.glob<string>('../../../stammtisch/games/*/lessons/how.pages', {
  query: '?raw',
  import: 'default',
});
const drawn = import.meta.glob<Pieces>('../../../stammtisch/games/*/web/Piece.svelte');
const path = (game: string, file: string): string => `../../../stammtisch/games/${game}/${file}`;

export const hasHow = (game: string): boolean => path(game, 'lessons/how.pages') in pages;

export async function loadHow(game: string): Promise<{ how: How; pieces: Pieces }> {
  const [text, pieces] = await Promise.all([
    pages[path(game, 'lessons/how.pages')]!(),
    drawn[path(game, 'web/Piece.svelte')]!(),
  ]);
  return { how: readHow(text), pieces };
}

/** `page ID`, `draw PIECE SIGN PIECE …` in rows below it, `forgets RULE`. */
export function readHow(text: string): How {
  const how: How = { pages: [], forgets: [] };
  for (const line of text.split('\n')) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (word === 'page') how.pages.push({ id: rest[0] ?? '', rows: [] });
    else if (word === 'draw') how.pages.at(-1)?.rows.push(rest);
    else if (word === 'forgets') how.forgets.push(rest[0] ?? '');
  }
  return how;
}
