import type { Cue } from './cues';

/** A tone that glides from one pitch to another, or a breath of noise through a filter. */
interface Tone {
  at?: number;
  long: number;
  from: number;
  to?: number;
  wave?: OscillatorType | 'noise';
  loud?: number;
}

const chord = (at: number, ...pitches: number[]): Tone[] =>
  pitches.map((from) => ({ at, long: 0.5, from, wave: 'triangle', loud: 0.3 }));

/** What each cue sounds like: made here out of waves, nothing is fetched. */
const SCORES: Record<Cue, Tone[]> = {
  draw: [{ long: 0.12, from: 2600, to: 900, wave: 'noise', loud: 0.6 }],
  place: [
    { long: 0.07, from: 330, to: 150, wave: 'sine', loud: 0.7 },
    { long: 0.03, from: 3000, wave: 'noise', loud: 0.25 },
  ],
  throw: [0, 0.07, 0.16, 0.21, 0.3].map((at, n) => ({
    at,
    long: 0.05,
    from: 520 - 60 * n,
    to: 190,
    wave: 'triangle' as const,
    loud: 0.8 - 0.1 * n,
  })),
  coin: [
    { long: 0.09, from: 1180, wave: 'triangle', loud: 0.35 },
    { at: 0.07, long: 0.28, from: 1760, wave: 'triangle', loud: 0.35 },
  ],
  last: [0, 0.08, 0.16, 0.24, 0.32, 0.4].map((at, n) => ({
    at,
    long: 0.07,
    from: 900 + 90 * n,
    wave: 'noise' as const,
    loud: 0.4 + 0.1 * n,
  })),
  bust: [
    { long: 0.3, from: 392, to: 330, wave: 'sawtooth', loud: 0.35 },
    { at: 0.24, long: 0.5, from: 311, to: 196, wave: 'sawtooth', loud: 0.4 },
  ],
  boom: [
    { long: 0.7, from: 1400, to: 60, wave: 'noise', loud: 0.65 },
    { long: 0.5, from: 120, to: 32, wave: 'sine', loud: 0.65 },
  ],
  turn: [
    { long: 0.16, from: 659, wave: 'sine', loud: 0.5 },
    { at: 0.13, long: 0.34, from: 880, wave: 'sine', loud: 0.5 },
  ],
  win: [...chord(0, 523, 659), ...chord(0.16, 659, 784), ...chord(0.32, 784, 1047, 1319)],
};

const ATTACK = 0.004; // seconds: what begins at once begins with a click
const PATIENCE = 100; // milliseconds that a sound may come late
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const sounding = new Set<Cue>();

function breath(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return made;
}

function sound(audio: AudioContext, tone: Tone, volume: number): void {
  const { at = 0, long, from, to = from, wave = 'sine', loud = 0.5 } = tone;
  const [begin, end] = [audio.currentTime + at, audio.currentTime + at + long];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const source = wave === 'noise' ? audio.createBufferSource() : audio.createOscillator();
  const filter = audio.createBiquadFilter();
  if (source instanceof AudioBufferSourceNode) source.buffer = noise ??= breath(audio);
  else if (wave !== 'noise') source.type = wave;
  const pitch = source instanceof OscillatorNode ? source.frequency : filter.frequency;
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
  source.connect(source instanceof OscillatorNode ? gain : filter);
  filter.connect(gain);
  source.start(begin);
  source.stop(end);
}

const length = (cue: Cue): number =>
  1000 * Math.max(...SCORES[cue].map(({ at = 0, long }) => at + long));

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A browser keeps silent until its first tap; what it swallows then is not made up for later. */
async function isAwake(audio: AudioContext): Promise<boolean> {
  if (audio.state === 'suspended') await Promise.race([audio.resume(), pause(PATIENCE)]);
  return audio.state === 'running';
}

async function perform(cue: Cue, volume: number): Promise<void> {
  const audio = (context ??= new AudioContext());
  if (!(await isAwake(audio))) return;
  for (const tone of SCORES[cue]) sound(audio, tone, volume);
  await pause(length(cue));
}

/** Let a cue sound, unless it does so already, here or in another window of this browser. */
export async function play(cue: Cue, volume: number): Promise<void> {
  if (sounding.has(cue)) return;
  sounding.add(cue);
  try {
    const once = async (lock: Lock | null): Promise<void> => {
      if (lock) await perform(cue, volume);
    };
    if ('locks' in navigator)
      await navigator.locks.request(`cue-${cue}`, { ifAvailable: true }, once);
    else await perform(cue, volume);
  } finally {
    sounding.delete(cue);
  }
}
