import { expect, test } from 'vitest';
import { Messages } from '$lib/fluent';
import type { GameOption } from '$lib/protocol';
import { agreed, asked, isApart, isRuling, spoken, stepsOf, valuesOf } from './options';

const option = (more: Partial<GameOption>): GameOption => ({
  key: 'x',
  kind: 'choice',
  default: 'a',
  values: ['a', 'b'],
  low: 0,
  high: 0,
  ruling: false,
  seldom: false,
  when: null,
  ...more,
});

test('a sentence that holds its value is split around the picker', () => {
  const texts = new Messages('en', 'option-x = Barrels: { $value }.\noption-x-a = of oak\n');
  expect(spoken(texts, option({}), 'a', ['a', 'b'])).toEqual({
    sentence: ['Barrels: ', { value: 'of oak' }, '.'],
    labels: ['of oak', 'b'],
  });
});

test('a sentence for each value is picked as a whole', () => {
  const texts = new Messages(
    'en',
    'option-x = { $value ->\n    [true] Aid\n   *[other] No aid\n }',
  );
  const flag = option({ kind: 'flag', default: false, values: [] });
  expect(spoken(texts, flag, false, valuesOf(flag)).labels).toEqual(['Aid', 'No aid']);
});

test('whole numbers come in round steps with bounds and default', () => {
  const whole = option({ kind: 'whole', default: 75, low: 20, high: 200, values: [] });
  expect(valuesOf(whole).slice(0, 8)).toEqual([20, 30, 40, 50, 60, 70, 75, 80]);
});

test('an option that changes nothing as things stand is not asked', () => {
  const model = option({ key: 'model', ruling: true });
  const percent = option({ key: 'percent', when: { key: 'model', value: 'b' } });
  expect(asked([model, percent], { model: 'a' })).toEqual([model]);
  expect(asked([model, percent], { model: 'b' })).toEqual([model, percent]);
  expect(isRuling(percent, [model, percent])).toBe(true);
});

test('what few people change is asked for apart', () => {
  const book = option({ key: 'book', seldom: true });
  const set = option({ key: 'set' });
  expect([set, book].map((one) => isApart(one, [set, book]))).toEqual([false, true]);
});

test('values that the game describes become steps', () => {
  const texts = new Messages('en', 'option-x = Module { $value }\noption-x-a-help = All of it.\n');
  expect(stepsOf(texts, option({}))).toEqual([
    { value: 'a', name: 'Module a', about: 'All of it.' },
  ]);
});

test('whoever joins reads what people choose, and the rulings that differ', () => {
  const texts = new Messages('en', 'option-x = Barrels: { $value }\noption-y = Ties: { $value }\n');
  const options = [option({}), option({ key: 'y', ruling: true })];
  expect(agreed(texts, options, { x: 'b', y: 'a' })).toEqual(['Barrels: b']);
  expect(agreed(texts, options, { x: 'a', y: 'b' })).toEqual(['Barrels: a', 'Ties: b']);
});
