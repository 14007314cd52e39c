import { expect, test } from 'vitest';
import type { Choice, Facts } from '$lib/board';
import type { TavernView, TiefenthalView } from '$generated/tiefenthal';
import { buyingLabel, buyingNote } from './buying';
import { Draft } from './draft.svelte';

const t = (id: string, facts: Facts = {}): string =>
  [id, ...Object.entries(facts).map(([key, value]) => `${key}=${String(value)}`)].join(' ');
const option = (text: string, facts: Facts): Choice =>
  ({ text, verb: text.split(' ')[0] ?? '', facts, rule: '' }) as Choice;
const tile = (name: string, prices: number[], gives: number[]) => ({
  tile: name,
  upgraded: false,
  figure: 0,
  prices,
  gives,
  noble: true,
});
const view = {
  round: 1,
  taverns: [
    {
      seat: 0,
      thalers: 9,
      beers: 4,
      dice: [],
      spaces: [],
      tiles: [tile('barmaid', [12, 8, 4], [1, 2]), tile('safe', [6], [0]), tile('yard', [18], [])],
      plan: { uses: [] },
      shop: {
        after: {
          'buy merchant': { left: 7, brings: ['merchant'] },
          'recruit G4-1': { left: 0, brings: ['G4-1'] },
        },
      },
    } as unknown as TavernView,
  ],
  coasters: [{ seat: 0, next_seat: 1, dice: [1, 3, 5] }],
} as unknown as TiefenthalView;

function drafting(): Draft {
  const draft = new Draft();
  draft.see(view, 0);
  return draft;
}
const upgrade = option('upgrade barmaid', { tile: 'barmaid', price: 12 });

test('an upgrade that is looked at gives back as few cards as it must, and is picked', () => {
  const draft = drafting();
  draft.look('barmaid');
  expect([draft.giving, draft.picked]).toEqual([1, 'upgrade barmaid']);
  expect(buyingLabel(upgrade, t, draft)).toBe('board-upgrade-for count=8');
  draft.give(2);
  expect(buyingLabel(upgrade, t, draft)).toBe('board-upgrade-for count=4');
});

test('what cannot be paid is only looked at', () => {
  const draft = drafting();
  draft.look('yard');
  expect(draft.picked).toBeNull();
  draft.look('barmaid');
  draft.give(0);
  expect(draft.picked).toBeNull();
});

test('a button says what stays', () => {
  const draft = drafting();
  const merchant = option('buy merchant', { card: 'merchant', price: 2 });
  expect(buyingNote(merchant, view, t, draft)).toContain('board-count-thalers count=7');
  const guest = option('recruit G4-1', { beers: 4 });
  expect(buyingNote(guest, view, t, draft)).toBe('board-stays-nothing');
});

test('of a die it says what goes on to whom', () => {
  const note = buyingNote(option('take 3', { die: 3 }), view, t, drafting());
  expect(note).toBe('board-passes dice=1, 5 seat=1');
});
