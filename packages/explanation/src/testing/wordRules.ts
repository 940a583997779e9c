/** What the rules of all texts (scripts/tests/words.test.ts) have to know of those of this package. */
export const allowed = {
  'INV-19': [[/a “security deposit” has to be paid first/u, 'names what a fake site demands']],
} as const;

export const deniedOnce = ['checklist.share.byHand', 'explanation.remote.source'];

export const ofCountries = /^explanation\.(?:report\.says|remote\.source)/;
