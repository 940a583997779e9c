/** Help for somebody who has paid, in English. The contacts, and where they were checked, are in `features/help/contacts.ts`. */
export const en = {
  about:
    'Only the trading page is invented. The phone numbers and addresses below are real. What happened is not your fault. Three steps, in this order:',
  steps: [
    'Pay nothing more, and stop answering. Was somebody on your computer? Take it off the internet, and change your passwords on another device.',
    'Call your bank with the number on your card or statement: “I have been defrauded. Can you stop the payment?” If you paid in cryptocurrency, tell the exchange too.',
    'Keep messages, addresses and receipts. Report it to the police, and note the case number.',
  ],
  moneyTitle: 'What may still come back',
  money: [
    'Paid by card: ask the bank for a chargeback.',
    'Paid by transfer: ask for a recall. Hours count.',
    'Somebody else paid from your computer: say that it was not you.',
  ],
  // Rules of one country, which the general ones do not have.
  rules: {
    de: 'In Germany the bank has to refund what you did not allow, unless you were grossly negligent. What you transferred yourself often does not come back. Call all the same, at once: sometimes it can still be stopped.',
    uk: 'Transfers between UK accounts since 7\u00a0October 2024: banks refund most people, up to £85,000. Claim within 13 months. If yours refuses, ask the Financial Ombudsman Service.',
  },
  identity:
    'Sent a copy of an identity card? Tell the police, and ask for your credit report: accounts may be opened in your name.',
  again: 'Whoever gets in touch and offers to bring the money back for a fee is a fraudster too.',
  talk: 'Tell one person you trust.',
  country: 'Where do you live?',
  countries: {
    de: 'Germany',
    at: 'Austria',
    ch: 'Switzerland',
    li: 'Liechtenstein',
    lu: 'Luxembourg',
    uk: 'United Kingdom',
    ie: 'Ireland',
    us: 'United States',
    ca: 'Canada',
    au: 'Australia',
    elsewhere: 'Elsewhere',
  },
  purposes: {
    block: 'Block cards and online banking',
    bank: 'Reach your bank',
    report: 'Report it',
    reportScotland: 'Report it in Scotland',
    warn: 'Look a provider up, and warn others',
    support: 'Somebody to talk to',
    crisis: 'If it gets too much',
  },
  elsewhere:
    'Any police station takes a report. In 14 countries of the European Union, 116\u00a0006 is for victims of crime. Look up the financial regulator yourself, not in a message.',
  checked: 'As of 27\u00a0November 2026. If a number does not work, look it up.',
} as const;
