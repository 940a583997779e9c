/** What a screen reader hears once in a while, in English. */
export const en = {
  minute: '{count} simulated trades in the last minute, total {total}',
  minuteOne: '1 simulated trade in the last minute, total {total}',
  moment: '{count} simulated trades in the last 10 seconds, total {total}',
  momentOne: '1 simulated trade in the last 10 seconds, total {total}',
} as const;
