import { untrack } from 'svelte';
import { motion } from '$lib/motion.svelte';
import { hasSheets } from '$lib/settings.svelte';
import type { Desk } from './desk.svelte';

const LAST_LOOK = 800; // milliseconds

/** What has just ended stays in sight for as long as its last piece moves, or until an input. */
export class Finale {
  #waits: ReturnType<typeof setTimeout> | undefined;
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Begins when the game is over; what it gives back ends it. */
  play(): (() => void) | undefined {
    if (!this.#desk.over) return undefined;
    untrack(() => this.#begin());
    return () => clearTimeout(this.#waits);
  }

  /** Somebody does not want to wait. */
  hurry(): void {
    if (this.#waits !== undefined) this.#stage();
  }

  #begin(): void {
    const desk = this.#desk;
    void desk.lookBack().catch(() => undefined);
    if (!desk.look) desk.tab = hasSheets() ? null : 'results'; // a link may show a moment
    desk.staged = desk.live.frame?.fresh || motion().ms === 0;
    if (!desk.staged) this.#waits = setTimeout(() => this.#stage(), LAST_LOOK);
  }

  #stage(): void {
    clearTimeout(this.#waits);
    this.#waits = undefined;
    this.#desk.staged = true;
  }
}
