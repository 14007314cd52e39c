import type { Desk } from './desk.svelte';

/** `pot_value` is read out as "pot value" where a game has no message for it. */
const readable = (key: string): string => key.replaceAll(/[_-]/g, ' ');

const idOf = (key: string): string => key.replaceAll(/[^\w-]/g, '-');

export function words(desk: Desk, key: string): string {
  for (const prefix of ['odds', 'view', 'choice'])
    if (desk.has(`${prefix}-${idOf(key)}`)) return desk.t(`${prefix}-${idOf(key)}`);
  return readable(key);
}

/** A share is shown as percent: a number from 0 to 1, unless `count-<key>` says it is a count. */
export function isShare(desk: Desk, key: string, value: number): boolean {
  return value >= 0 && value <= 1 && !desk.has(`count-${idOf(key)}`);
}
