/**
 * Help for somebody who has paid, in English: what comes after the three steps, which the first page has (`page.ts`).
 * The contacts, and where they were found, are in `src/help/contacts.ts`.
 */
export const en = {
  country: 'Where do you live?',
  yourCountry: 'Your country:',
  chooseCountry: 'Choose a country',
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
    nz: 'New Zealand',
    elsewhere: 'Elsewhere',
  },
  more: 'More numbers and addresses',
  purposes: {
    block: 'Block card, online banking',
    bank: 'Reach your bank',
    report: 'Report it',
    reportScotland: 'In Scotland',
    warn: 'Look a provider up, and warn others',
    support: 'Somebody to talk to',
    supportEurope: 'For victims, in 14 countries of the EU',
    youth: 'For young people',
    crisis: 'If it gets too much',
  },
  elsewhere: 'Any police station takes a report. Look up the financial regulator yourself, not in a message.',

  // Beside real contacts that stand under the simulation label.
  real: 'These numbers and addresses are real.',

  sheet: {
    again: 'Somebody will soon offer to get it back. Hang up.',
    // The title, by how and when.
    paid: {
      card: 'Paid by card {time}',
      transfer: 'Paid by transfer {time}',
      crypto: 'Paid in cryptocurrency {time}',
      cash: 'Paid in cash or vouchers {time}',
      remote: 'Somebody was on my computer or phone {time}',
    },
    times: { today: 'today', week: 'this week', longer: 'some time ago' },
    say: {
      bank: 'Call your bank (number on your card), and say',
      offline: 'Take the computer or phone offline. Then call your bank (number on your card), and say',
      exchange: 'Tell the exchange',
      issuer: 'Vouchers, gift cards: call the company that issued them, and say',
      withdrawn: 'Cash: call the bank that it came from, and say',
    },
    minor: 'Under 18? A parent joins the call, and says: “My child has been defrauded.”',
    todo: 'What to do',
    ready: 'What to have ready',
    tell: 'Whom to tell',
    trust: 'And one person you trust',
    print: 'Print',
    copy: 'Copy',
    copied: 'The sheet is copied',
    byHand: 'The browser does not allow copying here. Print the sheet, or write it down.',
  },
  late: 'It is never too late to report it: your report may stop them from deceiving the next person.',

  // What to do first, by how and when; then what to say, and what to have ready.
  card: {
    today: [
      'Call the bank that issued the card. A payment made today can sometimes still be stopped.',
      'Have the card blocked, and ask for a chargeback.',
    ],
    week: ['Call the bank that issued the card, and ask for a chargeback.', 'Have the card blocked.'],
    longer: [
      'Call the bank that issued the card. Ask whether a chargeback is still possible.',
      'Have the card blocked, if you still have the same one.',
    ],
    say: {
      soon: '“I have been defrauded. Please block my card, and start a chargeback for these payments.”',
      later: '“I have been defrauded. Is a chargeback still possible for these payments?”',
    },
    ready: [
      'Date and amount of each payment',
      'The name on the statement',
      'The address of the site, and the messages',
    ],
  },
  transfer: {
    today: [
      'Call your bank. A transfer of today can sometimes still be stopped.',
      'If it has gone out, ask for a recall.',
    ],
    week: [
      'Call your bank, and ask for a recall of the transfer.',
      'The other bank may refuse. Ask all the same.',
    ],
    longer: [
      'Call your bank. Ask whether it can still send a recall because of fraud.',
      'The other bank may refuse. Ask all the same.',
    ],
    say: {
      soon: '“I have been defrauded. Please stop the transfer or recall it, and tell the other bank.”',
      later: '“I have been defrauded. Can you still recall the transfer, and tell the other bank?”',
    },
    ready: [
      'Date and amount of each transfer',
      'Who received it, and at which bank',
      'The messages that asked for it',
    ],
  },
  crypto: {
    today: [
      'Tell the exchange that you sent it from. Ask it to stop what has not gone out: what has usually does not come back.',
      'Tell your bank too: it may still stop the money for the next purchase.',
    ],
    week: [
      'Tell the exchange that you sent it from. What has gone out usually does not come back; the exchange may stop the next one.',
      'Tell your bank too, if the money came from there.',
    ],
    longer: [
      'Tell the exchange that you sent it from, with the transaction ID.',
      'Give the police the addresses and the transaction IDs: they can follow what they know of.',
    ],
    say: {
      soon: '“I have been defrauded. Please let nothing more go out, and note this address.”',
      later:
        '“I have been defrauded. Please note this address, and keep for the police what you know of it.”',
    },
    ready: [
      'The transaction ID of each transfer, a long row of letters and digits',
      'The address that it went to',
      'Date, amount and kind of cryptocurrency',
    ],
  },
  cash: {
    today: [
      'Keep the cards and the receipts. What is left on a card can sometimes be frozen.',
      'Cash on its way by post or courier: ask them to stop it.',
      'Cash handed over: tell the police who took it, and where.',
    ],
    week: [
      'Keep the cards and the receipts. What is left on a card can sometimes be frozen.',
      'Cash: tell the police who took it, and where.',
    ],
    longer: [
      'Keep the cards and the receipts. Tell the company that issued the cards, however long ago it was.',
      'Cash: tell the police who took it, and where.',
    ],
    say: {
      soon: '“Your cards were used for a fraud. These are the numbers. Please freeze them and give the money back.”',
      later: '“Your cards were used for a fraud. These are the numbers. Is anything left on them?”',
    },
    withdrawn:
      '“I have been defrauded, and paid in cash from my account. What can you do, and is my account safe?”',
    ready: [
      'The numbers on the cards, or photos of them',
      'The receipts, with shop and date',
      'Cash: the place, the time, what the person looked like, the parcel number',
    ],
  },
  remote: {
    today: [
      'Disconnect the computer or phone from the internet: Wi-Fi and mobile data off, cable out.',
      'Change your passwords on another device, those of mail and bank first.',
      'Call your bank: have online banking blocked. Say which payments you made because they told you to, and which you did not make.',
    ],
    week: [
      'Keep the computer or phone disconnected until somebody you know has checked it.',
      'Change your passwords on another device, those of mail and bank first.',
      'Call your bank: have online banking blocked. Say which payments you made because they told you to, and which you did not make.',
    ],
    longer: [
      'Change every password that is still the same, on another device.',
      'Have the computer or phone checked by somebody you know.',
      'Look for payments that you did not make, and tell your bank.',
    ],
    say: {
      soon: '“I have been defrauded: somebody was on my computer or phone. Please block online banking, and stop or recall these payments.”',
      later:
        '“I have been defrauded: somebody was on my computer or phone. I dispute these payments. Can you still recall them?”',
    },
    ready: [
      'Which payments you made because they told you to, and which you did not make',
      'The name of the program that gave them access',
      'When it was, and how they reached you',
    ],
  },
  // Rules of one country, which the general ones do not have.
  rules: {
    de: 'In Germany the bank has to refund what you did not authorize, unless you were grossly negligent (section 675u of the Civil Code). As a rule it does not have to refund what you authorized yourself. Ask all the same.',
    uk: 'Transfers between UK accounts since 7\u00a0October 2024: banks refund most people, up to £85,000. If yours refuses, ask the Financial Ombudsman Service.',
  },
  identity: {
    usual:
      'Sent a copy of an identity card? Tell the police, and ask for your credit report: contracts may have been taken out in your name.',
    de: 'Sent a copy of an identity card? Tell the police, and ask the Schufa for your credit report: contracts may have been taken out in your name.',
  },

  day: '{date}\u00a0{month} {year}',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  checked: 'As of {day}. If a number does not work, look it up.',
  expired: 'Not checked since {day}: look it up first.',
} as const;
