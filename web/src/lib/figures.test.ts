import { expect, test } from 'vitest';
import { figure } from './figures';

test('a number is printed with a minus that is not a hyphen, and nothing counts as 0', () => {
  expect([figure(12), figure(-3), figure(0)]).toEqual(['12', '−3', '0']);
  expect([figure(null), figure(undefined)]).toEqual(['0', '0']);
});
