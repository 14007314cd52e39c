import type {
  BeerAndBreadView,
  Choosing,
  PlayableCard,
  VillageView,
} from '$generated/beer_and_bread';
import { spread, type Tokens } from './heaps';
import type { UseOf } from './draft.svelte';

/** What the villages and fields show of a move before it is made. */
export interface Preview {
  taken: Tokens;
  gained: Tokens;
  leaving: Tokens;
  tooMany: number;
  harvest: PlayableCard | undefined;
  sells: string;
  cleans: boolean;
  slot: number;
  totals: number[] | null;
}

const NOTHING: Preview = {
  taken: [],
  gained: [],
  leaving: [],
  tooMany: 0,
  harvest: undefined,
  sells: '',
  cleans: false,
  slot: 0,
  totals: null,
};

/** The use of the lifted card that is looked at. */
export function ofUse(view: BeerAndBreadView, play: PlayableCard, use: UseOf): Preview {
  const { harvest, sell, upgrade } = play;
  const face = view.faces[play.card];
  if (use === 'harvest') {
    const { gained, too_many: tooMany } = harvest;
    return { ...NOTHING, taken: gained, gained, tooMany, harvest: play };
  }
  if (use === 'sell') {
    if (!sell.legal) return NOTHING;
    const leaving = sell.ways[0] ?? face?.recipe ?? [];
    return { ...NOTHING, leaving, sells: face?.product ?? '', totals: sell.totals };
  }
  const { gained } = upgrade;
  const slot = view.upgrades[face?.upgrade ?? '']?.slot ?? 0;
  return { ...NOTHING, taken: gained, gained, cleans: true, slot };
}

/** The tokens that are picked in a question about tokens. */
export function ofPicked(choosing: Choosing, picked: Tokens): Preview {
  if (choosing.what === 'accept') return { ...NOTHING, gained: picked };
  if (choosing.what === 'gather') return { ...NOTHING, gained: picked, taken: picked };
  return { ...NOTHING, leaving: picked };
}

export const nothing = (): Preview => NOTHING;

export interface DrawnCell {
  kind: string | null;
  water: boolean;
  state: 'lies' | 'comes' | 'goes';
  piece: string;
}

/** Storage cells with tokens that would come in free cells, and those that would go marked. */
export function drawCells(
  { cells, surplus, seat }: VillageView,
  kinds: string[],
  preview: Preview,
): { cells: DrawnCell[]; surplus: DrawnCell[] } {
  const seen = new Map<string, number>();
  /** Of each kind, what has no cell goes first. */
  const draw = (kind: string | null, water = false): DrawnCell => {
    const nth = (seen.get(kind ?? '') ?? 0) + 1;
    seen.set(kind ?? '', nth);
    const goes = kind !== null && nth <= (preview.leaving[kinds.indexOf(kind)] ?? 0);
    return { kind, water, state: goes ? 'goes' : 'lies', piece: `token-${seat}-${kind}-${nth}` };
  };
  const beside = surplus.map((kind) => draw(kind));
  const drawn = cells.map((cell) => draw(cell.kind, cell.water_only));
  for (const kind of spread(preview.gained, kinds)) {
    const free = drawn.filter((cell) => cell.kind === null);
    const cell =
      (kind === 'water' ? free.find((one) => one.water) : undefined) ??
      free.find((one) => !one.water);
    if (cell) Object.assign(cell, { kind, state: 'comes' });
  }
  return { cells: drawn, surplus: beside };
}
