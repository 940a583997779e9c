/**
 * Every card, in the order of the page: the name of its folder in `features/cards/`, and of its box in the static HTML,
 * which has the place and the height of the card before any script runs.
 */
export const CARDS = ['profit', 'rate', 'trades', 'list'] as const;

export type CardName = (typeof CARDS)[number];
