import type { BoardPanel } from '$lib/board';
import type { IconName } from '$lib/icons';

/** What every drawer can show, in the order of its tabs; a game's own panels stand before the log. */
export const TABS = ['results', 'review', 'hint', 'log', 'odds', 'points', 'rules', 'tip'] as const;
export type FrameTab = (typeof TABS)[number];

export const TAB_ICON: Record<FrameTab, IconName> = {
  results: 'trophy',
  review: 'eye',
  hint: 'bulb',
  log: 'log',
  odds: 'odds',
  points: 'trophy',
  rules: 'book',
  tip: 'speech',
};

/** One tab: the frame's own, or one with a panel of the game. */
export interface Tab {
  id: string;
  icon: IconName;
  panel: BoardPanel | null;
}

/** The results first, then what the game brings, then what all games have. */
export function tabsOf(has: (tab: FrameTab) => boolean, panels: BoardPanel[]): Tab[] {
  const frame = TABS.filter(has).map((id) => ({ id, icon: TAB_ICON[id], panel: null }));
  const own = panels.map((panel) => ({ id: panel.id, icon: panel.icon, panel }));
  const isFirst = ({ id }: Tab): boolean => id === 'results' || id === 'review' || id === 'hint';
  return [...frame.filter(isFirst), ...own, ...frame.filter((tab) => !isFirst(tab))];
}
