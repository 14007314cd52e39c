import type { Heard, Said } from './protocol';

export interface Ear {
  heard: (message: Heard) => void;
  /** The line is up or down; `code` is why it went down for good. */
  line: (up: boolean, code?: number) => void;
  /** Where to listen: the address may change between two connections. */
  address: () => string;
}

const FOR_GOOD = [4403, 4404];
const LONGEST = 10_000;

/** A WebSocket that comes back by itself, with growing pauses. */
export class Socket {
  private socket: WebSocket | null = null;
  private pause = 500;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly ear: Ear) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  say(message: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Begin again, as after an answer that nobody acknowledged. */
  restart(): void {
    this.socket?.close();
  }

  /** Another connection at once, by the address as it is now. */
  renew(): void {
    clearTimeout(this.timer);
    if (this.socket) this.socket.onclose = this.socket.onmessage = null;
    this.socket?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.timer === undefined || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.timer = undefined;
    const socket = new WebSocket(this.ear.address());
    this.socket = socket;
    socket.onopen = () => {
      this.pause = 500;
      this.ear.line(true);
    };
    socket.onmessage = (event) => this.ear.heard(JSON.parse(String(event.data)) as Heard);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.closed) return;
    const over = FOR_GOOD.includes(code);
    this.ear.line(false, over ? code : undefined);
    if (over) return;
    this.timer = setTimeout(() => this.connect(), this.pause * (0.8 + Math.random() * 0.4));
    this.pause = Math.min(LONGEST, this.pause * 2);
  }
}
