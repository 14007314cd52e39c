import type { BoardModule } from '$lib/board';
import type { Cues } from '$lib/cues';

/** Every game brings its own drawing; a game without one plays on the generic board. */
const drawn = import.meta.glob<BoardModule>('../../../stammtisch/games/*/web/Board.svelte');
const art = import.meta.glob<string>('../../../stammtisch/games/*/web/art.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const path = (game: string, file: string): string =>
  `../../../stammtisch/games/${game}/web/${file}`;

const cued = import.meta.glob<{ cues: Cues }>('../../../stammtisch/games/*/web/cues.ts');

/** What is heard of a game; one without a list is silent. */
export const loadCues = async (game: string): Promise<Cues> =>
  (await cued[path(game, 'cues.ts')]?.())?.cues ?? {};

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = drawn[path(game, 'Board.svelte')] ?? generic;
  return load();
}

export const generic = (): Promise<BoardModule> =>
  import('./GenericBoard.svelte') as Promise<BoardModule>;

/** A game told instead of drawn: what its own board knows to say stays. */
export async function loadTold(game: string): Promise<BoardModule> {
  const [told, own] = await Promise.all([generic(), drawn[path(game, 'Board.svelte')]?.()]);
  if (!own) return told;
  const { makeDraft, labelOf, noteOf, isNext, roleOf, Odds, Keepsake, End } = own;
  const words = { makeDraft, labelOf, noteOf, isNext, roleOf, Odds, Keepsake, End };
  return { ...(words as Partial<BoardModule>), default: told.default };
}

/** The picture of a game on its card in the lobby. */
export const artOf = (game: string): string => art[path(game, 'art.svg')] ?? '/logo.svg';
