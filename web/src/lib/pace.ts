import { motion } from './motion.svelte';

const MOST = 1600; // milliseconds that a queue may take, however long it is

/** Shows things one after another, slowly enough to be seen, never so slowly that one waits. */
export class Pacer<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private free = 0;
  private deadline = 0;
  private held = false;

  constructor(private readonly show: (thing: T) => void) {}

  /** `now` shows it, and all before it, at once. */
  push(thing: T, now: boolean): void {
    if (this.queue.length === 0) this.deadline = performance.now() + MOST;
    this.queue.push(thing);
    if (this.held) return;
    if (now || document.hidden || motion().ms === 0) this.flush();
    else this.next();
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const thing of this.queue.splice(0)) this.show(thing);
    this.free = performance.now() + motion().ms;
  }

  get length(): number {
    return this.queue.length;
  }

  /** Keep back all that comes. */
  hold(): void {
    this.held = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Show what was kept back, one after another and in its own time. */
  release(): void {
    this.held = false;
    this.deadline = Infinity;
    if (motion().ms === 0) this.flush();
    else this.next();
  }

  /** Show one thing of what was kept back. */
  step(): void {
    const thing = this.queue.shift();
    if (thing !== undefined) this.show(thing);
  }

  clear(): void {
    this.queue = [];
  }

  stop(): void {
    clearTimeout(this.timer);
    this.clear();
  }

  private next(): void {
    if (this.timer !== undefined || this.queue.length === 0) return;
    const wait = Math.max(0, this.free - performance.now());
    this.timer = setTimeout(() => this.one(), wait);
  }

  private one(): void {
    this.timer = undefined;
    const thing = this.queue.shift();
    if (thing === undefined) return;
    this.show(thing);
    const now = performance.now();
    const share = Math.max(0, this.deadline - now) / Math.max(1, this.queue.length);
    this.free = now + Math.min(motion().ms, share);
    this.next();
  }
}
