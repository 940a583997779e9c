/** The texts of the link to share, in English. */
export const en = {
  title: 'Link',
  about: 'Everyone who opens it sees this run: the same trades, the same figures.',
  moment: 'Start at simulated time {time}',
  stayPaused: 'Stay paused there',
  copy: 'Copy link',
  copied: 'Simulation link copied',
  byHand: 'Copying failed. Copy the link from here:',
} as const;
