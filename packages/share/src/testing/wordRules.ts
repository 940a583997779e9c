/** What the rules of all texts (scripts/tests/words.test.ts) have to know of those of this package. */
export const allowed = {
  'INV-24': [[/bis jetzt als Datei/u, 'tells up to which moment a file reaches']],
} as const;

export const deniedOnce = ['share.draft'];
