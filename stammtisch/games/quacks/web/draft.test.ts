import { beforeEach, expect, test } from 'vitest';
import type { Choice, Question } from '$lib/board';
import type { ChipOffer, Shop } from '$generated/quacks';
import { claims, isNext } from './claims';
import { Basket } from './draft.svelte';

const buy = (chip: string): Choice => ({
  text: `buy ${chip}`,
  verb: 'buy',
  facts: { chip },
  rule: 'buy',
});
const asked = (step: string, ...chips: string[]): Question => ({
  step,
  about: {},
  options: chips.map(buy),
});
const CHIPS = ['orange-1', 'green-1', 'blue-1'];
const offer = (chip: string): ChipOffer =>
  ({ chip, price: 3, state: 'open', pairs: CHIPS.filter((other) => other !== chip) }) as ChipOffer;
const shop = (first: string | null = null): Shop => ({
  coins: 9,
  first,
  offers: CHIPS.map(offer),
});

let basket: Basket;
beforeEach(() => (basket = new Basket()));
const put = (...chips: string[]): void =>
  chips.forEach((chip) => basket.toggle(offer(chip), shop()));

test('the second chip of a basket is bought once the first is paid', () => {
  put('blue-1', 'green-1');
  expect(basket.chips).toEqual(['green-1', 'blue-1']);
  const next = asked('buy-second-chip', 'orange-1', 'blue-1');
  expect(basket.pay(next, shop('green-1'))?.text).toBe('buy blue-1');
  expect(basket.chips).toEqual([]);
});

test('a basket is forgotten when something else was bought or another thing is asked', () => {
  put('green-1', 'blue-1');
  expect(basket.pay(asked('buy-second-chip', 'blue-1'), shop('orange-1'))).toBeUndefined();
  put('green-1', 'blue-1');
  expect(basket.pay(asked('buy-chip', ...CHIPS), shop())).toBeUndefined();
  expect(basket.chips).toEqual([]);
});

test('a chip that is no longer offered is not bought', () => {
  put('green-1', 'blue-1');
  expect(basket.pay(asked('buy-second-chip', 'orange-1'), shop('green-1'))).toBeUndefined();
});

test('the bar confirms what lies in the basket, and only that', () => {
  const question = asked('buy-chip', ...CHIPS);
  const inBar = (): string[] =>
    question.options.filter((one) => !claims(one, question, basket)).map(({ text }) => text);
  expect(inBar()).toEqual([]);
  put('blue-1');
  expect(inBar()).toEqual(['buy blue-1']);
  expect(question.options.filter((one) => isNext(one, question, basket))).toHaveLength(1);
  put('blue-1');
  expect(inBar()).toEqual([]);
});
