/** The texts of curve and pulse, in English. */
export const en = {
  caption: 'Simulated total since the start',
  read: 'Simulated time on the curve',
  atTheEnd: 'at the end',
  table: 'As a table',
  curve: 'As a curve',
  empty: 'Begins with the first simulated trade',
  time: 'Simulated time',
  total: 'Simulated total',

  pulse: 'The last simulated minute',
  pulseSpoken: 'Trades in the last simulated minute: {count}',

  rising: 'Simulated profit, second by second: {figures}',
} as const;
