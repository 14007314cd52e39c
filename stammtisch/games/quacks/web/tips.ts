import type { BoardProps } from '$lib/board';
import { recall, remember } from '$lib/store';

const KEY = 'quacks-tips';

/** The tip for this step, unless it has been read: each is shown once. */
export function tipFor(step: string | undefined, t: BoardProps['t']): string | null {
  if (!step || recall<string[]>(KEY, []).includes(step)) return null;
  const text = t(`board-tip-${step}`);
  return text.includes('board-tip-') ? null : text;
}

export function read(step: string): void {
  remember(KEY, [...recall<string[]>(KEY, []), step]);
}
