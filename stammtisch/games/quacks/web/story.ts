import type { News } from '$lib/board';
import { gain, type Bit } from './bits';

/** One step of the evaluation, `a` to `f`: what it brought, seat by seat. */
export interface Beat {
  step: string;
  gains: { seat: number; bits: Bit[] }[];
}

const number = (value: unknown): number => Number(value ?? 0);
const SIGNS: Record<string, (facts: News['facts']) => Bit> = {
  rolled: ({ face }) => ({ face: number(face) }),
  scored: ({ points }) => gain('seal', number(points)),
  'got-rubies': ({ rubies }) => gain('ruby', number(rubies)),
  'paid-rubies': ({ rubies }) => gain('ruby', -number(rubies)),
  'got-chip': ({ chip }) => ({ chip: String(chip), text: '+1' }),
  'gave-chip': ({ chip }) => ({ chip: String(chip), text: '−1' }),
  'droplet-moved': ({ space }) => ({ icon: 'drop', text: `→ ${space}` }),
  'tube-moved': ({ glass }) => ({ icon: 'tube', text: `→ ${glass}` }),
  'last-moved': ({ chip, space }) => ({ chip: String(chip), text: `→ ${space}` }),
  'chose-coins': ({ coins }) => ({ icon: 'coin', text: String(coins) }),
  'flask-filled': () => ({ icon: 'flask' }),
  bought: ({ chip }) => ({ chip: String(chip) }),
};

/** The story so far and what has just happened; a step told again begins anew from there. */
export function tell(story: Beat[], news: News[]): Beat[] {
  let beats = story;
  for (const { name, facts } of news) {
    if (name === 'round-began') beats = [];
    else if (name === 'step-began') beats = begin(beats, String(facts['step']));
    else beats = add(beats, number(facts['seat']), SIGNS[name]?.(facts));
  }
  return beats;
}

function begin(beats: Beat[], step: string): Beat[] {
  return [...beats.filter((beat) => beat.step < step), { step, gains: [] }];
}

function add(beats: Beat[], seat: number, bit: Bit | undefined): Beat[] {
  const last = beats.at(-1);
  if (!last || !bit) return beats;
  const known = last.gains.some((each) => each.seat === seat);
  const gains = known
    ? last.gains.map((each) => (each.seat === seat ? { seat, bits: [...each.bits, bit] } : each))
    : [...last.gains, { seat, bits: [bit] }];
  return [...beats.slice(0, -1), { ...last, gains }];
}

/** A purchase that was taken back is no longer told. */
export const withoutPurchases = (story: Beat[], seat: number): Beat[] =>
  story.map((beat) =>
    beat.step === 'e' ? { ...beat, gains: beat.gains.filter((each) => each.seat !== seat) } : beat,
  );
