import { ICONS, type IconName } from '$lib/icons';
import type { Desk } from './desk.svelte';

/** The sign of an event, as the game's texts name it. */
export function iconOf(desk: Desk, name: string): IconName {
  const own = desk.has(`icon-${name}`) ? desk.t(`icon-${name}`).trim() : '';
  return own in ICONS ? (own as IconName) : 'dot';
}
