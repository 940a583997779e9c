/** The layout shift of a page is promised for five minutes, in seconds. */
export const FIVE_MINUTES_S = 300;

/** The longest run that a link can name, in simulated seconds. The equity curve then has as many points as it can. */
export const MONTH_S = 30 * 24 * 60 * 60;
