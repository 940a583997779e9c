/** What a visitor finds who comes back to the page, in English. */
export const en = { stoodStill: 'While this page was away, simulated time stood still.' } as const;
