/** What the rules of all texts (scripts/tests/words.test.ts) have to know of those of this package. */
export const deniedOnce = ['practice.is.honest'];

export const talk = /^(?:ways\/|story|cases|practice\.cases)/;
