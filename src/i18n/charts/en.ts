/** The texts of curve and pulse, in English. */
export const en = {
  caption: 'Simulated total since the start',
  read: 'Simulated time on the curve',
  table: 'As a table',
  empty: 'Begins with the first simulated trade',
  time: 'Simulated time',
  total: 'Simulated total',
  summary: 'Simulated: from {start} at the start to {end} after {time}. Lowest {lowest}, highest {highest}.',

  pulse: 'Per 5 simulated seconds',
  pulseSpoken: 'Trades per 5 simulated seconds, in the latest simulated minute, oldest first: {counts}',

  rising: 'Simulated profit, second by second: {figures}',
} as const;
