/** What leads here on the page, in English. */
export const en = {
  why: 'Why fake?',
  explanation: 'How fake sites trick people',
  paidAlready: 'I have paid already',
  worried: 'I worry about somebody',
  myself: 'I need help myself',
  // Help for somebody who has paid: in the script of the page, so that no file can be missing for it.
  help: {
    whom: 'For whom?',
    paid: 'I have paid',
    worried: 'I worry about somebody',
    about: 'The phone numbers and addresses below are real. What happened is not your fault.',
    again: 'Somebody will soon offer to get the money back. Hang up: it is the next fraud.',
    // Each step: its first words, and the rest.
    steps: [
      ['Pay nothing more,', 'and stop answering. Was somebody on your computer? Take it off the internet.'],
      ['Call your bank', 'with the number on your card: “I have been defrauded. Can you stop the payment?”'],
      ['Report it', 'to the police, and keep every message and receipt.'],
    ],
  },
} as const;
