import type { IconName } from '$lib/icons';

/** What the drawer can show, in the order of its tabs. */
export const TABS = ['results', 'log', 'odds', 'points', 'rules', 'tip'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_ICON: Record<Tab, IconName> = {
  results: 'trophy',
  log: 'log',
  odds: 'odds',
  points: 'trophy',
  rules: 'book',
  tip: 'speech',
};
