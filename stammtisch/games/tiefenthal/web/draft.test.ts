import { beforeEach, expect, test } from 'vitest';
import type { Choice, Question } from '$lib/board';
import type { SpaceView, TavernView, TiefenthalView } from '$generated/tiefenthal';
import { claims, isNext, keyOf } from './claims';
import { Draft } from './draft.svelte';

const use = (die: number, space: string): Choice => ({
  text: `use ${die} ${space}`,
  verb: 'use',
  facts: { die, space: space.split(' ')[0]!, place: Number(space.split(' ')[1] ?? 0) },
  rule: 'use',
});
const close: Choice = { text: 'close', verb: 'close', facts: {}, rule: 'close' };
const serve = (...options: Choice[]): Question => ({
  step: 'serve',
  about: {},
  options: [...options, close],
});
/** A space with what fits: numbers, each with the dishwashers that it takes. */
const space = (name: string, amount: number, fits: Record<number, number>): SpaceView => {
  const [word = '', place = '0'] = name.split(' ');
  const once = !['monk', 'yard'].includes(word);
  const choices = Object.entries(fits).map(([die, dishwashers]) => ({
    die: Number(die),
    dishwashers,
    choice: `use ${die} ${name}`,
  }));
  const goods = word === 'yard' ? 'beers' : word === 'monk' ? 'steps' : 'thalers';
  return { id: name, space: word, place: Number(place), once, amount, goods, closed: false, fits: choices } as unknown as SpaceView; // prettier-ignore
};
const table = (dice: string, more: Partial<TavernView> = {}): TiefenthalView => {
  const tavern = {
    seat: 0,
    dishwashers: 1,
    dice: dice.split(' ').filter(Boolean).map((die, at, all) => ({
      id: `${die.endsWith('o') ? 'own' : 'white'}-${die[0]}-${all.slice(0, at + 1).filter((one) => one === die).length}`,
      face: Number(die[0]),
      own: die.endsWith('o'),
    })),
    spaces: [
      space('cash_register', 1, { 1: 0, 3: 0, 4: 0, 5: 0 }),
      space('monk', 1, { 5: 0, 4: 1 }),
      space('yard', 2, { 1: 0, 5: 1 }),
      space('seat 1', 4, { 5: 0, 4: 1 }),
    ],
    plan: { uses: [{ die: 5, at: 'seat 1' }, { die: 1, at: 'yard' }] },
    loss: { thalers: 0, beers: 0, dice: 0 },
    ...more,
  }; // prettier-ignore
  return { round: 1, taverns: [tavern] } as unknown as TiefenthalView;
};

let draft: Draft;
const die = (id: string) => draft.dice.find((one) => one.id === id)!;
beforeEach(() => {
  sessionStorage.clear();
  draft = new Draft();
  draft.see(table('1 5 5 4o'), 0);
});

test('the first die that fits somewhere is in hand', () => {
  expect(draft.chosen?.id).toBe('white-1-1');
  expect(draft.placesFor(draft.chosen!)).toEqual(['cash_register', 'yard']);
});

test('dice are laid, moved and called back freely', () => {
  draft.place(die('white-5-1'), 'seat 1');
  draft.place(die('white-5-2'), 'monk');
  expect(draft.plan.map((one) => one.space)).toEqual(['seat 1', 'monk']);
  draft.place(die('white-5-1'), 'cash_register');
  expect(draft.plan.map((one) => one.space)).toEqual(['monk', 'cash_register']);
  expect(draft.callBack(die('white-5-2'))).toBe(true);
  expect(draft.unplaced.map((one) => one.id)).toEqual(['white-1-1', 'white-5-2', 'own-4-1']);
});

test('a space for one die gives back the one that lay there', () => {
  draft.place(die('white-1-1'), 'cash_register');
  draft.hold(die('own-4-1'));
  draft.place(die('own-4-1'), 'cash_register');
  expect(draft.diceOn('cash_register').map((one) => one.id)).toEqual(['own-4-1']);
});

test('a dishwasher helps one die of the sketch', () => {
  draft.place(die('own-4-1'), 'seat 1');
  expect(draft.placesFor(die('white-5-1'))).toEqual(['cash_register', 'monk', 'seat 1']);
});

test('sums are those of the view', () => {
  draft.place(die('white-5-1'), 'seat 1');
  draft.place(die('white-1-1'), 'yard');
  expect([draft.sum('thalers'), draft.sum('beers')]).toEqual([4, 2]);
});

test('the best income comes from the server', () => {
  draft.placeBest();
  expect(draft.plan).toEqual([
    { die: 'white-5-1', face: 5, space: 'seat 1' },
    { die: 'white-1-1', face: 1, space: 'yard' },
  ]);
});

test('a used die leaves the sketch, and its like takes the place of one that is gone', () => {
  draft.place(die('white-5-1'), 'seat 1');
  draft.place(die('white-5-2'), 'monk');
  draft.hear([{ name: 'used', facts: { seat: 0, die: 5, space: 'seat', place: 1 } }]);
  draft.see(table('1 5 4o'), 0);
  expect(draft.plan).toEqual([{ die: 'white-5-1', face: 5, space: 'monk' }]);
});

test('the sketch outlives a refresh, and ends with the evening', () => {
  draft.place(die('white-5-1'), 'seat 1');
  const again = new Draft();
  again.see(table('1 5 5 4o'), 0);
  expect(again.plan).toHaveLength(1);
  again.see({ ...table('1 5 5 4o'), round: 2 }, 0);
  expect(again.plan).toHaveLength(0);
});

test('the rest is served one after the other, and stops with a word', () => {
  draft.placeBest();
  draft.running = true;
  expect(draft.goOn(serve(use(5, 'seat 1')))?.text).toBe('use 5 seat 1');
  expect(draft.goOn({ ...serve(), step: 'take-bonus' })).toBeUndefined();
  expect([draft.running, draft.word]).toEqual([false, 'board-stopped']);
});

test('the bar holds the next use, or what is picked, or closing', () => {
  const question = serve(use(5, 'seat 1'), use(1, 'yard'));
  const next = () => question.options.filter((one) => isNext(one, question, draft))[0]?.text;
  expect(next()).toBeUndefined();
  draft.placeBest();
  expect(next()).toBe('use 5 seat 1');
  expect(question.options.filter((one) => !claims(one, question, draft))).toHaveLength(2);
  expect(keyOf(question.options[0]!, question, draft)).toBe('Enter');
  draft.pick('buy barmaid');
  expect(next()).toBeUndefined();
  draft.pick(null);
  draft.see(table(''), 0);
  expect(next()).toBe('close');
});

test('a number takes up the next die that shows it', () => {
  draft.holdFace(5);
  expect(draft.chosen?.id).toBe('white-5-1');
  draft.holdFace(5);
  expect(draft.chosen?.id).toBe('white-5-2');
});

const place = (die: number, ...spaces: string[]): Question => ({
  step: 'place-die',
  about: { die },
  options: [
    ...spaces.map((one) => ({ ...use(die, one), text: `place ${die} ${one}`, verb: 'place' })),
    { text: `leave ${die}`, verb: 'leave', facts: { die }, rule: '' },
  ],
});
const laying = (...laid: { die: number; at: string }[]): void => {
  const view = table('1 5 5 4o', { parts: { laid } } as unknown as Partial<TavernView>);
  for (const { fits } of view.taverns[0]!.spaces)
    for (const fit of fits) fit.choice = fit.choice.replace('use', 'place');
  draft.see(view, 0);
};

test('a sketch is laid for good in the order of the questions, and what lies on no space is left', () => {
  laying();
  draft.place(die('white-5-1'), 'seat 1');
  draft.place(die('white-5-2'), 'yard');
  draft.binding = true;
  expect(draft.layOn(place(1, 'cash_register', 'yard'))?.text).toBe('leave 1');
  expect(draft.layOn(place(5, 'cash_register', 'yard', 'seat 1'))?.text).toBe('place 5 yard');
  laying({ die: 5, at: 'yard' });
  expect(draft.layOn(place(5, 'yard', 'seat 1'))?.text).toBe('place 5 seat 1');
});

test('laying ends with another question, and never begins by itself', () => {
  laying();
  expect(draft.layOn(place(1, 'yard'))).toBeUndefined();
  draft.binding = true;
  expect(draft.layOn(serve())).toBeUndefined();
  expect(draft.binding).toBe(false);
});

test('a digit takes that die from the coaster, or the card of that number', () => {
  const take: Choice = { text: 'take 3', verb: 'take', facts: { die: 3 }, rule: '' };
  const [one, two] = ['start S1', 'start S9'].map((text): Choice => ({
    text,
    verb: 'start',
    facts: {},
    rule: '',
  }));
  const asks = (step: string, ...options: Choice[]): Question => ({ step, about: {}, options });
  expect(keyOf(take, asks('take-die', take), draft)).toBe('3');
  expect(keyOf(two!, asks('keep-start-card', one!, two!), draft)).toBe('2');
});

test('a die whose only places are taken leaves the hand free to serve', () => {
  draft.see(table('3 3'), 0);
  draft.place(die('white-3-1'), 'cash_register');
  expect([draft.chosen, draft.hasMore]).toEqual([undefined, false]);
  expect(draft.suggestion(die('white-3-2'))).toBeUndefined();
});
