/** What the rules of all texts (scripts/tests/words.test.ts) have to know of those of this package. */
export const allowed = {
  'INV-19': [
    [/nichts auszuzahlen|lässt sich auch nichts auszahlen/u, 'denies that there is anything to pay out'],
  ],
  'INV-24': [
    [/^Now at \{time\}$|^Jetzt bei \{time\}$/u, 'tells the moment to which the clock was moved'],
    [/^Unexpected Application Error!$/u, 'is the heading that the specification gives'],
  ],
} as const;

export const deniedOnce = ['page.nameCut', 'page.partFailed', 'page.help.steps.0.1'];
