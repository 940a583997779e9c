/** Help for somebody who has paid, in English. The contacts are in `features/help/contacts.ts`, their sources in packages/lessons/texts/sources.md. */
export const en = {
  about: 'This happens to many people, and it is not your fault. Three steps help, in this order.',
  steps: [
    'Send nothing more, and stop answering. Keep every message, address and receipt.',
    'Call your bank with the number on your card: “I have been defrauded. Can you stop the payment?” If you paid in cryptocurrency, tell the exchange too.',
    'Report it to the police, and note the case number. Your bank may ask for it.',
  ],
  computer:
    'Was somebody on your computer? Take it off the internet, and change your passwords on another device.',
  again: 'If somebody offers to bring the money back for a fee: that is the same fraud again.',
  talk: 'Tell one person you trust. You do not have to sort this out alone.',
  country: 'Where do you live?',
  countries: {
    de: 'Germany',
    at: 'Austria',
    ch: 'Switzerland',
    uk: 'United Kingdom',
    us: 'United States',
    elsewhere: 'Elsewhere',
  },
  purposes: {
    block: 'Block cards and online banking',
    bank: 'Reach your bank',
    report: 'Report it',
    reportScotland: 'Report it in Scotland',
    warn: 'Check a site, and warn others',
    support: 'Somebody to talk to',
  },
  elsewhere:
    'Call your bank with the number on your card. Go to any police station. In 14 countries of the European Union, 116\u00a0006 is the line for victims of crime. Look up your country’s financial regulator and victim support yourself: take no number from a message or a caller.',
  checked:
    'Checked on 25\u00a0November 2026. Numbers change: if one does not work, look it up on the page beside it.',
} as const;
