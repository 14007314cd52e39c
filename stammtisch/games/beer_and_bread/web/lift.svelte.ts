/** The card that is lifted to be read: the board's own half-made choice. */
export const lift = $state({ card: '' });
