import type {
  Chronicle,
  Games,
  Lessons,
  Me,
  NewTable,
  Puzzles,
  Replay,
  ReviewState,
  TableInfo,
} from './protocol';

/** An answer of the server that is not what was asked for; `code` is translated as `error-<code>`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused('offline', path);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const { error } = (await answer.json()) as { error: { code: string; detail: string } };
    return new Refused(error.code, error.detail);
  } catch {
    return new Refused('server-error', String(answer.status));
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await call('GET', path)).text();
}

const table = (id: string, part = ''): string => `/api/tables/${encodeURIComponent(id)}${part}`;

export const api = {
  games: () => json<Games>('GET', '/api/games'),
  texts: (game: string, language: string) => text(`/api/games/${game}/texts/${language}`),
  lessons: (game: string, language: string) =>
    json<Lessons>('GET', `/api/games/${game}/lessons/${language}`),
  puzzles: (game: string) => json<Puzzles>('GET', `/api/games/${game}/puzzles`),
  me: () => json<Me>('GET', '/api/me'),
  iAm: (change: { name?: string; language?: string }) => json<Me>('PUT', '/api/me', change),
  open: (wish: NewTable) => json<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => json<TableInfo>('GET', table(id)),
  find: (code: string) => json<{ table: string }>('GET', `/api/codes/${encodeURIComponent(code)}`),
  join: (id: string, how: { seat?: number; nonce?: string; ticket?: string }) =>
    json<TableInfo>('POST', table(id, '/join'), how),
  log: (id: string) => text(table(id, '/log')),
  chronicle: (id: string, seat: number | null) =>
    json<Chronicle>('GET', table(id, `/chronicle${seat === null ? '' : `?seat=${seat}`}`)),
  review: (id: string) => json<ReviewState>('GET', table(id, '/review')),
  /** One moment again, in words too if that is wished for. */
  replay: (id: string, seat: number | null, moment: number, words: boolean) => {
    const eyes = seat === null ? '' : `seat=${seat}&`;
    return json<Replay>('GET', table(id, `/replay?${eyes}from=${moment}&words=${Number(words)}`));
  },
};

/** A random number of ours that goes into the luck, chosen after the commitment was published. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
