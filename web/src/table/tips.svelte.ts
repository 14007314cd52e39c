import type { BoardModule } from '$lib/board';
import { settings } from '$lib/settings.svelte';
import { recall, remember } from '$lib/store';
import type { Desk } from './desk.svelte';

/** First-time tips of a game: each is shown once, at the moment at which it matters. */
export class Tips {
  private closed = $state(0);

  constructor(
    private readonly desk: Desk,
    private readonly board: BoardModule | null,
  ) {}

  /** Whether tips may come at this table. */
  get may(): boolean {
    const isLesson = Boolean(this.desk.live.table?.lesson); // which says it itself
    return settings.tips && this.board?.tipsFor !== undefined && !isLesson;
  }

  /** The most urgent tip for this question that was not read before. */
  get now(): string | null {
    const { asked, view, viewer } = this.desk;
    if (this.closed < 0 || !asked || !this.may || !this.board?.tipsFor) return null;
    const read = this.read;
    return this.board.tipsFor(view, asked, viewer).find((tip) => !read.includes(tip)) ?? null;
  }

  /** It has been read: it does not come again. */
  close(tip: string): void {
    if (this.read.includes(tip)) return;
    remember(this.key, [...this.read, tip]);
    this.closed += 1;
  }

  private get key(): string {
    return `${this.desk.game}-tips`;
  }
  private get read(): string[] {
    return recall<string[]>(this.key, []);
  }
}
