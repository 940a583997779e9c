/** The texts of the link to share, in English. */
export const en = {
  title: 'Link',
  about: 'Everyone who opens it sees this run: the same trades, the same figures.',
  // Why the link works on this computer only.
  only: {
    file: 'It works on this computer only: it leads to a file, which has to stay where it is.',
    local: 'It works on this computer only.',
  },
  moment: 'Start at simulated time {time}',
  stayPaused: 'Stay paused there',
  copy: 'Copy link',
  copied: 'Simulation link copied',
  byHand: 'Copying failed. Copy the link from here:',
} as const;
