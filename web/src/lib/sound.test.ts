import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Counts what is played; it hears nothing before somebody has tapped. */
class Ear {
  state = 'running';
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  started = 0;
  constructor() {
    ears.push(this);
    if (!tapped) this.state = 'suspended';
  }
  resume = (): Promise<void> => new Promise((done) => void (this.wake = done));
  wake: () => void = () => undefined;
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
  createGain = (): Part => new Part(this);
  createBiquadFilter = (): Part => new Part(this);
  createOscillator = (): Part => new Oscillator(this);
  createBufferSource = (): Part => new Part(this);
}
class Part {
  constructor(private readonly ear: Ear) {}
  gain = glide();
  frequency = glide();
  connect = (): void => undefined;
  stop = (): void => undefined;
  start = (): void => void (this.ear.started += 1);
}
class Oscillator extends Part {}
const glide = (): object => ({
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});

let ears: Ear[] = [];
let tapped = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('AudioContext', Ear);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.stubGlobal('AudioBufferSourceNode', class {});
  ears = [];
  tapped = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a sound that still sounds is not begun a second time', async () => {
  const { play } = await import('./sound');
  void play('turn', 1);
  void play('turn', 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(ears[0]?.started).toBe(2); // its two tones
  await vi.advanceTimersByTimeAsync(1000);
  void play('turn', 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(ears[0]?.started).toBe(4);
});

test('what a browser kept silent before the first tap is not made up for after it', async () => {
  tapped = false;
  const { play } = await import('./sound');
  for (const cue of ['draw', 'coin', 'throw'] as const) void play(cue, 1);
  await vi.advanceTimersByTimeAsync(2000);
  const [heard] = ears as [Ear];
  heard.state = 'running';
  heard.wake();
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard.started).toBe(0);
  void play('coin', 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(heard.started).toBe(2);
});
