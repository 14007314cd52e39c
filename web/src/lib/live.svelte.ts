import { nonce } from './api';
import { Pacer } from './pace';
import type { Advice, Frame, Heard, Moment, Said, TableInfo, Verified } from './protocol';
import { Socket } from './socket';

const PATIENCE = 5000; // without `taken` for so long, the line is taken for dead

/** One table as this browser sees it: all of it comes from the server. */
export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  frame = $state.raw<Frame | null>(null);
  moments = $state.raw<Moment[]>([]);
  up = $state(false);
  /** Whether it has ever been up: before that, we are connecting, not reconnecting. */
  met = $state(false);
  gone = $state<number | null>(null);
  refused = $state.raw<{ code: string; detail: string } | null>(null);
  ticket = $state.raw<string | null>(null);
  reported = $state<string | null>(null);
  verified = $state.raw<Verified | null>(null);
  /** What imagined games say about my question, once I have asked for it. */
  advice = $state.raw<Advice | null>(null);
  /** The question for which advice is on its way. */
  advised = $state<number | null>(null);
  /** My answer that is on its way. */
  sent = $state.raw<{ at: number; choice: string } | null>(null);

  /** Whether what others do is kept back, and how much of it waits. */
  held = $state(false);
  kept = $state(0);
  /** What I answered first since this page was opened. */
  first = $state<string | null>(null);

  private readonly socket: Socket;
  private readonly pacer = new Pacer<Frame>((frame) => this.show(frame));
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private words = false,
  ) {
    const line = (up: boolean, code?: number): void => this.line(up, code);
    const heard = (message: Heard): void => this.hear(message);
    this.socket = new Socket({ line, heard, address: () => this.address() });
  }

  get yours(): number[] {
    return this.table?.yours ?? [];
  }

  say(message: Said): void {
    this.socket.say(message);
  }

  answer(choice: string): void {
    const { frame } = this;
    if (!frame?.question || this.sent?.at === frame.at) return;
    this.first ??= choice;
    this.sent = { at: frame.at, choice };
    this.send();
  }

  undo(): void {
    if (this.frame?.undo) this.say({ type: 'undo', at: this.frame.at });
  }

  /** Ask for a hint on the open question; more seconds make it surer. */
  hint(seconds = 1): void {
    const { frame } = this;
    if (!frame?.question || !this.table?.rules.hints || this.advised === frame.at) return;
    this.advised = frame.at;
    this.say({ type: 'advise', at: frame.at, seconds });
  }

  start(): void {
    this.say({ type: 'start', nonce: nonce() });
  }

  /** Show at once all that waits to be shown: an input wants the latest position. */
  hurry(): void {
    if (!this.held) this.pacer.flush();
  }

  hold(): void {
    this.held = true;
    this.pacer.hold();
  }

  release(): void {
    this.held = false;
    this.kept = 0;
    this.pacer.release();
  }

  /** One moment of those that are kept back. */
  step(): void {
    this.pacer.step();
    this.kept = this.pacer.length;
  }

  close(): void {
    clearTimeout(this.patience);
    this.pacer.stop();
    this.socket.close();
  }

  /** Ask for the board in words from now on, or no more. */
  tell(words: boolean): void {
    if (words === this.words) return;
    this.words = words;
    this.socket.renew();
  }

  private address(): string {
    const seat = this.frame?.seat;
    const wishes = [...(this.words ? ['words=1'] : []), ...(seat == null ? [] : [`seat=${seat}`])];
    const query = wishes.length ? `?${wishes.join('&')}` : '';
    return `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}${query}`;
  }

  private send(): void {
    if (this.sent) this.say(this.sent);
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.sent && this.socket.restart(), PATIENCE);
  }

  private line(up: boolean, code?: number): void {
    this.up = up;
    this.met ||= up;
    if (code !== undefined) this.gone = code;
  }

  private hear(message: Heard): void {
    if (message.type === 'table') this.table = message;
    else if (message.type === 'frame') this.take(message);
    else if (message.type === 'history') this.remember(message.from, message.moments);
    else if (message.type === 'taken') this.taken(message.at);
    else if (message.type === 'refused') this.refuse(message.code, message.detail);
    else if (message.type === 'link') this.ticket = message.path;
    else if (message.type === 'reported') this.reported = message.id;
    else if (message.type === 'verified') this.verified = message;
    else if (message.type === 'advice') this.heed(message);
  }

  /** On disk; until its frame comes, the answered question stays closed. */
  private taken(at: number): void {
    if (this.sent?.at === at) clearTimeout(this.patience);
  }

  private heed(advice: Advice): void {
    this.advised = null;
    if (advice.at === this.frame?.at) this.advice = advice;
  }

  private refuse(code: string, detail: string): void {
    clearTimeout(this.patience);
    this.sent = null;
    this.advised = null;
    if (code !== 'stale') this.refused = { code, detail };
  }

  private remember(from: number, moments: Moment[]): void {
    this.pacer.clear();
    this.moments = [...this.moments.filter((kept) => kept.moment < from), ...moments];
  }

  /** A frame of my own doing is shown at once; what others do, one after another. */
  private take(frame: Frame): void {
    if (this.sent) this.settle(frame, this.sent.at);
    const mine = frame.fresh || frame.by === frame.seat;
    if (this.held && !frame.fresh && frame.by === frame.seat) this.release();
    this.pacer.push(frame, mine || frame.news.length === 0);
    this.kept = this.held ? this.pacer.length : 0;
  }

  /** Whether my answer has arrived: a fresh frame that still asks the same has not heard it. */
  private settle(frame: Frame, at: number): void {
    const open = frame.at === at && frame.question !== null;
    if (open && frame.fresh) this.send();
    else if (!open || frame.by === frame.seat) {
      clearTimeout(this.patience);
      this.sent = null;
    }
  }

  private show(frame: Frame): void {
    const last = this.moments.at(-1)?.moment ?? -1;
    if (!frame.fresh && frame.moment > last) this.moments = [...this.moments, momentOf(frame)];
    if (frame.at !== this.advice?.at) this.advice = null;
    this.frame = frame;
  }
}

const momentOf = ({ moment, by, undone, news }: Frame): Moment => ({ moment, by, undone, news });
