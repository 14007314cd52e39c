import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from '@fluent/bundle';
import type { Facts, Phrase } from './protocol';

export type Args = Record<string, FluentVariable>;

/** A part of a sentence: words, or a seat with its name, or a value that can be picked. */
export type Part = string | { seat: number; name: string } | { value: string };

const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

/** Text that can be found again inside a formatted sentence. */
class Marked extends FluentType<string> {
  constructor(
    value: string,
    readonly mark: string,
  ) {
    super(value);
  }
  override toString(): string {
    return `${OPEN}${this.mark}:${this.value}${CLOSE}`;
  }
}

/** A number that can be found again, and still chooses its plural. */
class MarkedNumber extends FluentNumber {
  override toString(...args: Parameters<FluentNumber['toString']>): string {
    return `${OPEN}v:${super.toString(...args)}${CLOSE}`;
  }
}

export const markSeat = (seat: number, name: string): FluentVariable =>
  new Marked(name, `s${seat}`);
export const markValue = (value: string | number): FluentVariable =>
  typeof value === 'number' ? new MarkedNumber(value) : new Marked(value, 'v');

/** One file of messages in one language. */
export class Messages {
  readonly ids: string[] = [];
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(source);
    this.bundle.addResource(resource);
    for (const entry of resource.body) if (!entry.id.startsWith('-')) this.ids.push(entry.id);
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  format(id: string, args: Args): string | undefined {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return undefined;
    return properMinus(this.bundle.formatPattern(pattern, args, []));
  }

  /** The attributes of a message, formatted: its other grammatical forms. */
  forms(id: string): Record<string, string> {
    const attributes = this.bundle.getMessage(id)?.attributes ?? {};
    return Object.fromEntries(
      Object.entries(attributes).map(([name, form]) => [name, this.bundle.formatPattern(form)]),
    );
  }
}

const properMinus = (text: string): string => text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, '$1−');

export const plain = (text: string): string =>
  text.replace(new RegExp(`${OPEN}[^:]*:|${CLOSE}`, 'gu'), '');

/** Cut a formatted sentence at its marks. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const piece of text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`, 'u'))) {
    const marked = new RegExp(`^${OPEN}(.)(\\d*):(.*)${CLOSE}$`, 'su').exec(piece);
    if (!marked) {
      if (piece) found.push(piece);
    } else if (marked[1] === 's') {
      found.push({ seat: Number(marked[2]), name: marked[3] ?? '' });
    } else {
      found.push({ value: marked[3] ?? '' });
    }
  }
  return found;
}

/** Who looks, and what the seats are called. */
export interface Eyes {
  me: number | null;
  name: (seat: number) => string;
}

/** Facts as a game's messages expect them: seats by name, ids by their own messages, lists with commas. */
export function prepare(facts: Facts | Phrase['facts'], texts: Messages, eyes: Eyes): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(facts)) {
    if ((key === 'seat' || key.endsWith('_seat')) && typeof value === 'number') {
      args[key] = value < 0 ? '' : markSeat(value, eyes.name(value));
    } else if (Array.isArray(value)) {
      args[key] = value.map((inner) => phrased(inner, texts, eyes)).join(', ');
    } else if (typeof value === 'string') {
      Object.assign(args, named(key, value, texts));
    } else {
      args[key] = value;
    }
  }
  args['me'] = 'seat' in facts && facts['seat'] === eyes.me ? 'yes' : 'no';
  return args;
}

/** A piece of the board in words. */
export const phrased = ({ id, facts }: Phrase, texts: Messages, eyes: Eyes): string =>
  texts.format(id, prepare(facts, texts, eyes)) ?? id;

function named(key: string, id: string, texts: Messages): Args {
  const message = `${key}-${id}`;
  const args: Args = { [key]: texts.format(message, {}) ?? id, [`${key}_id`]: id };
  for (const [form, text] of Object.entries(texts.forms(message))) args[`${key}_${form}`] = text;
  return args;
}
