import { expect, test } from 'vitest';
import type { CardView, TavernView, TiefenthalView } from '$generated/tiefenthal';
import { offersOf, staffStand, standOf } from './stall';

const guest = (card: string): CardView => ({
  card,
  sort: 'guest',
  die: 3,
  thalers: 4,
  points: 1,
  beers: 3,
  bonus: { bonus: 'none', number: 1 },
});
const view = (more: object = {}): TiefenthalView =>
  ({
    phase: 'serving',
    market: {
      tavern_cards: [
        { card: 'merchant', price: 2, left: 3 },
        { card: 'table', price: 5, left: 0 },
      ],
    },
    ...more,
  }) as TiefenthalView;
const tavern = (state = 'serving', bought: string[] = []): TavernView =>
  ({
    state,
    shop: { now: ['buy merchant'], later: ['upgrade safe'], bought, recruited: false },
  }) as unknown as TavernView;

test('the view says what can be paid now, what later, and what not', () => {
  const stands = ['buy merchant', 'upgrade safe', 'nobles 1'].map((answer) =>
    standOf(answer, view(), tavern()),
  );
  expect(stands).toEqual(['can', 'later', 'no']);
});

test('the market is neutral in the draft, after closing, and for who only looks on', () => {
  expect(standOf('buy merchant', view({ phase: 'draft' }), tavern())).toBe('plain');
  expect(standOf('buy merchant', view(), tavern('closed'))).toBe('plain');
  expect(standOf('buy merchant', view(), null)).toBe('plain');
});

test('a card bought this round carries its tick, an empty stack says so', () => {
  expect(staffStand('merchant', view(), tavern('serving', ['merchant']))).toBe('bought');
  expect(staffStand('table', view(), tavern())).toBe('gone');
});

test('the guest on the stack counts those below; an open stack is laid out', () => {
  const market = {
    offers: [
      { place: 0, guest: guest('G3-1') },
      { place: 1, guest: guest('G4-1') },
      { place: 2, guest: null },
    ],
    stack: [guest('G3-2'), guest('G3-3')],
    stack_is_open: false,
  } as unknown as TiefenthalView['market'];
  expect(offersOf(market).map(({ guest: { card }, count }) => [card, count])).toEqual([
    ['G3-1', 3],
    ['G4-1', 1],
  ]);
  const open = { ...market, offers: market.offers.slice(1), stack_is_open: true };
  expect(offersOf(open).map(({ guest: { card } }) => card)).toEqual(['G3-2', 'G3-3', 'G4-1']);
});
