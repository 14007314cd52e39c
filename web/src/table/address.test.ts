import { expect, it } from 'vitest';
import { hashOf, momentIn } from './address';

it('names a moment and whose eyes see it', () => {
  expect(hashOf(17, null)).toBe('#moment=17');
  expect(hashOf(17, 2)).toBe('#moment=17&seat=2');
});

it('is read again', () => {
  expect(momentIn('#moment=17')).toEqual({ moment: 17, seat: null });
  expect(momentIn(hashOf(3, 1))).toEqual({ moment: 3, seat: 1 });
  expect(momentIn('#ticket=abc')).toBeNull();
});
