/** What is heard of the trades that come in, and what is read of those that wait; travels with the later parts. */
export const spokenEn = {
  minute: '{count} simulated trades in the last minute, total {total}',
  minuteOne: '1 simulated trade in the last minute, total {total}',
  moment: '{count} simulated trades in the last 10 seconds, total {total}',
  momentOne: '1 simulated trade in the last 10 seconds, total {total}',

  /** How the list is walked. */
  keys: 'Arrow keys walk the rows, Escape leaves them. New trades wait meanwhile.',

  // The first half is seen, both are heard.
  waiting: '{count} new',
  waitingRest: 'simulated trades are waiting',
  waitingOne: '1 new',
  waitingOneRest: 'simulated trade is waiting',
} as const;
