import { expect, it } from 'vitest';
import { cueOf, type Cues } from './cues';

const cues: Cues = {
  placed: 'place',
  exploded: 'boom',
  threw: ({ count }) => (count === 1 ? 'last' : 'throw'),
};

it('hears the weightiest of what happened at once', () => {
  const news = ['placed', 'exploded', 'placed'].map((name) => ({ name, facts: {} }));
  expect(cueOf(news, cues)?.cue).toBe('boom');
});

it('hears nothing where a game has no cue', () => {
  expect(cueOf([{ name: 'stopped', facts: {} }], cues)).toBeNull();
});

it('asks the facts', () => {
  expect(cueOf([{ name: 'threw', facts: { count: 1 } }], cues)?.cue).toBe('last');
  expect(cueOf([{ name: 'threw', facts: { count: 5 } }], cues)?.cue).toBe('throw');
});
