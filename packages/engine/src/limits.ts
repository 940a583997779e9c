/**
 * The numbers of the specification, each once, with its section. Money is in whole cents, time in milliseconds,
 * rates in tenths of a percent.
 */

/** Numbers from `from` to `to`, both included; whole ones but for `SPEED`. */
export type Range = { readonly from: number; readonly to: number };

const range = (from: number, to: number): Range => ({ from, to });

/** Section 9: random start amount, 2,000 plus up to 15,000. */
export const START_AMOUNT = range(2_000_00, 17_000_00);
/** Section 9: random start trades, 10 plus up to 30. */
export const START_TRADES = range(10, 40);
/** Section 9: success rate about 75 to 91, one decimal. */
export const SUCCESS_RATE = range(750, 910);
/** Section 9: notification count. */
export const NOTIFICATIONS = range(0, 10);

/** Section 4: a new trade on the dashboard every 1,000 to 3,000 ms. */
export const PACE = range(1_000, 3_000);
/** Section 9: profit of a trade, 2 to 12. */
export const TRADE_PROFIT = range(2_00, 12_00);
/** Section 9: sell value of a trade, 50 to 2,050. */
export const TRADE_SELL = range(50_00, 2_050_00);
/** A chance that always wins, in hundredths of a percent. */
export const CERTAIN = 100_00;
/** Section 4: the list is trimmed above 10 entries, the oldest leave first. */
export const LIST_LENGTH = 10;

/** Section 2: `/v` starts with 5 trades, numbered downward from 181. */
export const V_LIST_LENGTH = 5;
export const V_START_TRADES = 181;
/** Section 2: the literal default of `name` on `/v`. */
export const V_NAME = '{name}';
/** Section 9: buy price on `/v`, 500 to 1,500. */
export const V_BUY = range(500_00, 1_500_00);
/** Section 4: a press of Start Trading opens two trades. */
export const ROUND_TRADES = 2;
/** Section 4: four analysis steps, one second apart, then the result for two seconds. */
export const ANALYSIS_STEPS = 4;
export const ANALYSIS_STEP_MS = 1_000;
export const RESULT_MS = 2_000;
/** Section 4: profits rise every second for 20 seconds, by up to 0.3 for one trade and up to 0.9 for the other. */
export const HOLDING_TICKS = 20;
export const TICK_MS = 1_000;
/** Ours: at least a cent, so that a profit visibly rises each second. */
export const RISE_SMALL = range(1, 30);
export const RISE_LARGE = range(1, 90);

/** Beyond these sizes a parameter counts as absent: whole cents have to stay exact. */
export const AMOUNT_LIMIT = 1e12;
export const TRADES_LIMIT = 1e9;
/** A run can be opened at most 30 simulated days in; beyond that `t` counts as absent. */
export const MOMENT_LIMIT_MS = 30 * 24 * 60 * 60 * 1_000;
/** Of a seed, in characters, without white space around it. */
export const SEED_LENGTH = range(1, 100);
/** Simulated seconds per second. */
export const SPEED = range(0.25, 1_000);
