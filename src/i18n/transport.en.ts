/** The texts of the clock in the controls panel, in English. */
export const transportEn = {
  title: 'Clock',
  now: 'Simulated time {time}',
  timeline: 'Simulated time',
  rewind: 'Rewind 1 min',
  start: 'To the start',
  step: 'Step one event',
  minute: 'Forward 1 min',
  hour: 'Forward 1 h',
  day: 'Forward 1 day',
  live: 'Back to live',
  speed: 'Speed',
  times: '{speed}×',
  jumped: 'Now at {time}',
  waits: 'The clock of this page runs while the script does.',
} as const;
