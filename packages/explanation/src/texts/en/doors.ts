/** What leads here on the page, in English. */
export const en = {
  why: 'Why fake?',
  explanation: 'How fake sites trick people',
  worried: 'I worry about somebody',
  // Above the help.
  whom: 'For whom?',
  paid: 'I have paid',
} as const;
