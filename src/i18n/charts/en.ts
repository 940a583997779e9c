/** The texts of curve, pulse and comparison, in English. */
export const en = {
  caption: 'Simulated total since the start',
  read: 'Simulated time on the curve',
  table: 'As a table',
  empty: 'Begins with the first simulated trade',
  time: 'Simulated time',
  total: 'Simulated total',
  summary: 'Simulated: from {start} at the start to {end} after {time}. Lowest {lowest}, highest {highest}.',

  pulse: 'Trades per 5 simulated seconds',
  pulseSpoken: 'Trades per 5 simulated seconds, in the latest simulated minute, oldest first: {counts}',

  // What the first bar counts, for each kind of scenario.
  wonRigged: 'Claimed winning trades (invented)',
  wonScript: 'Claimed winning trades (invented)',
  wonMarket: 'Winning trades (simulated)',
  notLosing: 'Accounts that did not lose (real)',
  notLosingShare: '11–26%',

  rising: 'Simulated profit, second by second: {figures}',

  whole: '100%',
} as const;
