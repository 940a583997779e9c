/** What is heard of the trades that come in, and what is read of those that wait; travels with the later parts. */
export const en = {
  minute: '{count} simulated trades in the last minute, total {total}',
  minuteOne: '1 simulated trade in the last minute, total {total}',
  moment: '{count} simulated trades in the last 10 seconds, total {total}',
  momentOne: '1 simulated trade in the last 10 seconds, total {total}',

  /** How the list is walked. */
  keys: 'Use the arrow keys to move through the rows, Escape to leave. New trades wait meanwhile.',

  // The button: the first half is seen, both are heard.
  show: 'Show {count} new',
  showRest: 'simulated trades',
  showOne: 'Show 1 new',
  showOneRest: 'simulated trade',
  // Said of the list.
  waiting: '{count} new simulated trades are waiting',
  waitingOne: '1 new simulated trade is waiting',
} as const;
