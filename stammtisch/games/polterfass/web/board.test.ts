import { beforeEach, expect, test } from 'vitest';
import type { Choice, Question } from '$lib/board';
import { claims, keyOf, makeDraft, type Draft } from './draft.svelte';
import { fit } from './fit';
import { thrown, toppled } from './news';

const order = (...cards: number[]): Choice => ({
  text: `order ${cards.join(' ')}`,
  verb: 'order',
  facts: {
    count: cards.length,
    first: cards[0] ?? 0,
    ...(cards[1] === undefined ? {} : { second: cards[1] }),
  },
  rule: 'orders',
});
const ORDERS = [order(2), order(5), order(7), order(2, 5), order(2, 7), order(5, 7)];
const ASKED: Question = { step: 'order', about: {}, options: ORDERS };
const inBar = (): string[] =>
  ORDERS.filter((one) => !claims(one, ASKED, draft)).map(({ text }) => text);
const landed = (barrel: number) => ({ name: 'landed', facts: { barrel } });
const event = (name: string) => ({ name, facts: {} });

let draft: Draft;
beforeEach(() => (draft = makeDraft()));

test('the bar confirms just the order that is picked, in whatever order', () => {
  expect(inBar()).toEqual([]);
  draft.pick(5, ORDERS);
  draft.pick(2, ORDERS);
  expect(inBar()).toEqual(['order 2 5']);
  expect(ORDERS.map((one) => keyOf(one, ASKED, draft)).filter(Boolean)).toEqual(['Enter']);
});

test('a card too many sends the one picked first back to the hand', () => {
  for (const card of [2, 5, 7]) draft.pick(card, ORDERS);
  expect(inBar()).toEqual(['order 5 7']);
  draft.pick(7, ORDERS);
  expect(inBar()).toEqual(['order 5']);
});

test('other eyes or another throw find nothing picked', () => {
  draft.begin('0 1 1 orders');
  draft.pick(5, ORDERS);
  draft.begin('0 1 1 orders');
  expect(draft.cards).toEqual([5]);
  draft.begin('1 1 1 orders');
  expect(draft.cards).toEqual([]);
});

test('only the last throw of the news tumbles, and the one that broke down is remembered', () => {
  const news = [
    event('threw'),
    landed(4),
    event('broke_down'),
    event('threw'),
    landed(1),
    landed(2),
  ];
  expect(thrown(news)).toEqual([1, 2]);
  expect(toppled(news)).toEqual([4]);
});

test('things are as large as their box allows', () => {
  expect(fit(4, { width: 400, height: 100 }, 1, 132)).toBe(100);
  expect(fit(9, { width: 300, height: 300 }, 1, 132)).toBe(100);
  expect(fit(1, { width: 900, height: 900 }, 1, 132)).toBe(132);
});
