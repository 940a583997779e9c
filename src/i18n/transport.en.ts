/** The texts of the clock in the controls panel, in English. */
export const transportEn = {
  title: 'Clock',
  now: 'Simulated time {time}',
  timeline: 'Simulated time',
  rewind: 'Back 1\u00a0min',
  start: 'To the start',
  step: 'Next event',
  minute: 'Ahead 1\u00a0min',
  hour: 'Ahead 1\u00a0h',
  day: 'Ahead 1\u00a0day',
  live: 'Back to latest',
  speed: 'Speed',
  times: '{speed}×',
  jumped: 'Now at {time}',
  waits: 'The clock of this page runs while the script does.',
} as const;
