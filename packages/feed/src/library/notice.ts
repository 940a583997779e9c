/** In every event: the sentence of the page's simulation label. */
export const NOTICE = 'Simulation – all figures are invented. No account, no trades, no money.';
