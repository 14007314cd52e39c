/** The three uses of a card, as its rows stand. */
export const USES = ['harvest', 'sell', 'upgrade'] as const;
export type UseOf = (typeof USES)[number];

/** The card that is lifted to be read, and the use that is looked at: the board's own. */
export const lift = $state<{ card: string; use: UseOf }>({ card: '', use: 'harvest' });
