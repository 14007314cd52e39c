import { expect, test } from 'vitest';
import { Messages, markValue, parts, phrased, plain, prepare } from './fluent';

const eyes = { me: 0, name: (seat: number) => ['Anna', 'Jonas'][seat] ?? '?' };

test('a seat in a sentence can be drawn with its mark', () => {
  const texts = new Messages('en', 'event-laid = { $seat } lays { $cards } cards.');
  const line = texts.format('event-laid', prepare({ seat: 1, cards: 2 }, texts, eyes))!;
  expect(parts(line)).toEqual([{ seat: 1, name: 'Jonas' }, ' lays 2 cards.']);
  expect(plain(line)).toBe('Jonas lays 2 cards.');
});

test('whoever looks is told "you"', () => {
  const texts = new Messages('en', 'x = { $me ->\n    [yes] You\n   *[no] { $seat }\n }');
  expect(texts.format('x', prepare({ seat: 0 }, texts, eyes))).toBe('You');
});

test('an id becomes its message, in the case that the sentence asks for', () => {
  const texts = new Messages(
    'uk',
    'chip-white = біла\n    .acc = білу\nx = Тягне { $chip_acc }, { $chip }',
  );
  expect(texts.format('x', prepare({ chip: 'white' }, texts, eyes))).toBe('Тягне білу, біла');
});

test('phrases inside a phrase follow each other with commas', () => {
  const texts = new Messages('en', 'chip = { $n } white\npot = { $seat } holds { $chips }.');
  const chips = [1, 2].map((n) => ({ id: 'chip', facts: { n } }));
  const said = phrased({ id: 'pot', facts: { seat: 1, chips } }, texts, eyes);
  expect(plain(said)).toBe('Jonas holds 1 white, 2 white.');
});

test('a minus is a minus, a hyphen stays a hyphen', () => {
  const texts = new Messages('en', 'x = { $points } for Hans-3');
  expect(texts.format('x', { points: -5 })).toBe('−5 for Hans-3');
});

test('a value to pick chooses its plural and is found again', () => {
  const texts = new Messages(
    'uk',
    'o = Граємо до { $value } { $value ->\n    [one] кухля\n   *[other] кухлів\n }',
  );
  expect(parts(texts.format('o', { value: markValue(21) })!)).toEqual([
    'Граємо до ',
    { value: '21' },
    ' кухля',
  ]);
});
