/** What leads here on the page, and to the sheet for the call, in English. */
export const en = {
  why: 'Why fake?',
  explanation: 'How fake sites trick people',
  worried: 'Worried about somebody?',

  // Two taps to the sheet for the call.
  how: 'How did you pay?',
  when: 'When?',
  ways: {
    card: 'Card',
    transfer: 'Transfer',
    crypto: 'Crypto',
    cash: 'Cash or vouchers',
    remote: 'Somebody was on my computer or phone',
  },
  times: { today: 'Today', week: 'This week', longer: 'Longer ago' },
} as const;
