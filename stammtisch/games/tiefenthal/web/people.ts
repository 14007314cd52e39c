/** What a guest or regular looks like: one of each, picked by the name of the card, always the same. */
const COATS = [
  ['#3e5c76', '#2c455b'],
  ['#5d7a3a', '#46602a'],
  ['#8f2d3b', '#6d1f2b'],
  ['#b5622e', '#8a4820'],
  ['#6d5a45', '#51412f'],
  ['#e0992b', '#b9771a'],
  ['#4f7a78', '#38595a'],
] as const;
const SKINS = [
  ['#f0c49a', '#d79f70'],
  ['#f4d0ac', '#dba983'],
  ['#d79a68', '#b57946'],
  ['#b87a4b', '#935a32'],
] as const;
const HAIRS = ['#6f4a2a', '#2b1d14', '#8a3f1c', '#cfc4b0', '#c8862e'] as const;
const HATS = [
  'cap',
  'bun',
  'hood',
  'short',
  'flower',
  'beret',
  'brim',
  'kerchief',
  'bald',
] as const;
const FACES = ['moustache', 'smile', 'beard', 'long', 'plain'] as const;
const WOMEN = ['bun', 'flower', 'kerchief'];

export interface Looks {
  coat: readonly [string, string];
  skin: readonly [string, string];
  hair: string;
  hat: (typeof HATS)[number];
  face: (typeof FACES)[number];
  cloth: string;
}

const CLOTHS = ['#7b5a3c', '#8f2d3b', '#3e5c76', '#46602a', '#d9b25e'] as const;

/** A small hash: names that differ by one numeral shall not look alike. */
function hash(name: string): number {
  let found = 7;
  for (const letter of name) found = (found * 31 + letter.charCodeAt(0)) % 99991;
  return (found * 7919) % 99991;
}

const pick = <T>(all: readonly T[], number: number): T => all[number % all.length]!;

export function looksOf(name: string): Looks {
  const [, first = '0', second = ''] = /^\D*(\d+)(?:-(\d+))?/.exec(name) ?? [];
  const number = hash(name);
  const count = Number(first) * 3 + Number(second || '0');
  const hat = pick(HATS, count + (second ? 2 : 0));
  const woman = WOMEN.includes(hat);
  return {
    hat,
    face: woman ? 'smile' : hat === 'bald' ? pick(FACES, 2 + (number % 2)) : pick(FACES, number),
    coat: pick(COATS, count * 2 + Number(first)),
    skin: pick(SKINS, number >> 3),
    hair: pick(HAIRS, (number >> 5) + count),
    cloth: pick(CLOTHS, number >> 2),
  };
}
