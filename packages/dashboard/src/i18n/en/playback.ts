/** The texts of the clock in the controls panel, in English. */
export const en = {
  title: 'Clock',
  now: 'Simulated time {time}',

  running: 'Running',
  paused: 'Paused',
  waiting: 'Waiting',
  labelMissing: 'Stopped (label hidden)',

  // The word below each button, and its name, which contains the word.
  playback: 'Playback',
  start: 'Start',
  toStart: 'To the start',
  backBy: '−{span}',
  back: '−{span}, back',
  // On the dashboard, and in the script of `/v`.
  next: { trade: '+1 trade', step: '+1 step' },
  nextSpoken: '{next}, then pause',
  aheadBy: '+{span}',
  ahead: '+{span}, ahead',
  latest: 'Latest',
  toLatest: 'Back to latest',
  backTo: 'Back to {time}',
  jumped: 'Now at {time}',

  timeline: 'Simulated time',
  tradesSoFar: 'Invented trades so far:',

  more: 'More',
  skipBy: 'Skip by',
  minute: '1 min',
  hour: '1 h',
  day: '1 day',

  speed: 'Speed',
  times: '{speed}×',
  waits: 'On this page the clock runs only while the script does.',
} as const;
