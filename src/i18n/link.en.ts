/** The texts of the link to share, in English. */
export const linkEn = {
  title: 'Link',
  about: 'Whoever opens it sees this run: the same trades, the same figures.',
  moment: 'With the present moment, {time}',
  copy: 'Copy link',
  copied: 'Copied: link to a simulation',
  byHand: 'Copy it from here:',
} as const;
