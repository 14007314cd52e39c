/** A WebSocket for tests: it opens, hears and closes when the test says so. */
export class Wire extends EventTarget {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    super();
    Wire.all.push(this);
  }

  static get last(): Wire {
    const last = Wire.all.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }

  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
