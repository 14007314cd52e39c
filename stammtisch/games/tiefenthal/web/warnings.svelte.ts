import { recall, remember } from '$lib/store';

/** What people regret: to close with goods that no room is for, or with dice that were not used. */
export const WARNINGS = ['goods', 'dice'] as const;
export type Warning = (typeof WARNINGS)[number];

const KEY = 'tiefenthal-warnings-off';
/** A preference of this browser's person, for all tables. */
const switches = $state({ off: recall<Warning[]>(KEY, []) });

export const warns = (warning: Warning): boolean => !switches.off.includes(warning);

export function switchWarning(warning: Warning, on: boolean): void {
  const others = switches.off.filter((other) => other !== warning);
  switches.off = on ? others : [...others, warning];
  remember(KEY, switches.off);
}
