import { recall, remember } from '$lib/store';

/** What people regret: closing with goods that are lost, serving with dice on no space. */
export const WARNINGS = ['loss', 'unplaced'] as const;
export type Warning = (typeof WARNINGS)[number];

/** Which warnings this person wants; kept in this browser, for all tables. */
export class Warnings {
  private off = $state.raw(recall<Warning[]>('tiefenthal-warnings-off', []));

  has(warning: Warning): boolean {
    return !this.off.includes(warning);
  }

  toggle(warning: Warning): void {
    const rest = this.off.filter((other) => other !== warning);
    this.off = rest.length < this.off.length ? rest : [...rest, warning];
    remember('tiefenthal-warnings-off', this.off);
  }
}
