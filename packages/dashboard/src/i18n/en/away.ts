/** What a visitor finds who comes back to the page, in English. */
export const en = {
  stoodStill: 'While this page was away, simulated time stood still.',
  // In place of a page that a link leads to.
  offline: 'Without a network that page cannot be opened. This one goes on.',
  // A reload after a deploy.
  updated:
    'This page has been updated. In version {ours} of the simulation this run has other figures than in version {theirs}.',
} as const;
