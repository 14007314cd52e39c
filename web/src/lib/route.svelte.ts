/** Three pages: the lobby, a table, and a code that leads to one. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; ticket: string | null }
  | { page: 'join'; code: string };

export function read(path: string, hash: string): Route {
  const [, page, rest] = path.split('/');
  const ticket = /^#ticket=(.+)$/.exec(hash)?.[1] ?? null;
  if (page === 'table' && rest) return { page, id: decodeURIComponent(rest), ticket };
  if (page === 'join' && rest) return { page, code: decodeURIComponent(rest) };
  return { page: 'lobby' };
}

const here = (): Route => read(location.pathname, location.hash);

export const place = $state<{ route: Route }>({ route: here() });

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  place.route = here();
}

addEventListener('popstate', () => (place.route = here()));

/** Links inside the house do not reload the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (!link || !plain || link.target || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
