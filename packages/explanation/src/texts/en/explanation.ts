/**
 * The texts of the guided explanation, in English: a heading and paragraphs for each step. What is true in one scenario
 * alone stands there once for each.
 */
export const en = {
  count: '{step} of {steps}',
  back: 'Back',
  next: 'Next',
  // What a fake site can be told by, by the steps that tell of it.
  glance: 'The warning signs at a glance',
  signs: {
    contact: 'A stranger writes, or an advertisement shows a well-known face',
    link: 'The page has your name and amount: anybody can write them there',
    total: 'The total rises and rises',
    theatre: 'Bars and jargon: the page looks busy',
    rate: 'A high success rate, with nothing behind it',
    remote: 'Somebody asks to share your screen',
    smallWithdrawal: 'A small withdrawal works, so that you send more',
    fee: 'A fee or a tax has to be paid before you get your money',
    crypto: 'You are to pay in cryptocurrency',
    recovery: 'Somebody offers to get the money back, and you pay first',
  },
  done: 'Done',
  print: 'Print',
  // Who makes the page, and why.
  maker:
    'An open source project makes this page, so that people recognize fake trading sites before they pay. It sells nothing, recommends nobody, and sends nothing of what you do here. Anyone may read, use and change its source code under the',
  license: 'MIT license',
  watch: 'Open the page with Start Trading',
  // The list of all sources, after those of a step.

  contact: {
    title: 'The first contact',
    message: {
      from: 'Unknown number',
      says: 'Hi Mia, is Saturday still good for you? – Oh, wrong number, sorry. You sound nice, though. What do you do?',
    },
    says: [
      'It begins with an advertisement that shows a well-known face, a message from a stranger (often sent “by mistake”), or an online romance. Weeks or months of friendly talk may pass before anyone mentions money.',
      'An offer that you did not ask for is itself a warning sign: do not answer, do not click. Do not invest on the advice of someone you have only met online.',
    ],
    source:
      'Sources: FBI, 14\u00a0March 2023; BaFin, on fraudulent trading platforms; NCSC Switzerland, week 27/2023; FCA, on warning signs.',
  },
  link: {
    title: 'The page that looks like yours',
    says: [
      'The name and the start amount of this page can be written into the link: {example}. Anyone who opens it may think that it is their own account. A link can say anything and proves nothing.',
      'On a fake site you may log in, use an app and even see real market prices. That proves nothing either: behind the login the figures are just as invented.',
    ],
  },
  // The place `{market}`, once for each market.
  markets: {
    rigged: 'Each trade here adds something; none can lose.',
    fair: 'Trades here can lose: {rule} decides each of them; {costs}.',
    'rare-loss': 'Trades here can lose: {rule}.',
  },
  total: {
    rising: {
      title: 'The total that only rises',
      says: [
        '{market} Real trades also lose.',
        'The rise itself is the bait: it wins trust first, and more of your money later.',
      ],
    },
    losing: {
      title: 'A total that can fall',
      says: [
        '{market}',
        'Fake sites usually show a total that rises. The rise is the bait: it wins trust first, and more of your money later.',
        'A fake site can also show losses: it uses them to demand more money.',
      ],
    },
    script: {
      title: 'The total that only rises',
      says: [
        'Each round of this script adds something; none can lose. Real trades also lose.',
        'The rise itself is the bait: it wins trust first, and more of your money later.',
      ],
    },
  },
  theatre: {
    title: 'The pretend analysis',
    says: [
      '“Start Trading” shows a progress bar and jargon. No market is analyzed: it is a script that ends with a gain each time.',
      'A page can look busy without doing anything.',
    ],
  },
  rate: {
    rising: {
      title: 'The success rate',
      says: [
        'This rate was drawn at random, once, when the run began. It is not based on any trades.',
        'It looks like skill, and it is as easily made up as any other number.',
      ],
    },
    losing: {
      title: 'The win rate',
      says: [
        'This rate is derived: the winning trades of this run, divided by all its trades. In the long run it tends towards {share}.',
        'A fake site makes up a high rate instead. It looks like skill, and it is as easily made up as any other number.',
      ],
    },
    script: {
      title: 'The success rate',
      says: [
        'This rate was drawn at random, once, when the run began. It is not based on any trades, neither those in the list nor those of the script.',
        'It looks like skill, and it is as easily made up as any other number.',
      ],
    },
  },
  fee: {
    title: 'The withdraw button and the fee',
    says: [
      'Behind this button there is nothing to pay out. On a fake site a larger withdrawal is held back: a fee, a tax or a “security deposit” has to be paid first, and then the next one. Some sites show sudden losses instead, and demand money to make up for them.',
      'No honest provider makes you pay first to get your own money; real fees are deducted. Whatever you send is lost as well.',
    ],
    source: 'Sources: FBI, 14\u00a0March 2023; Verbraucherzentrale (Germany), on fake trading platforms.',
  },
  remote: {
    title: 'Remote access',
    says: [
      'An “adviser” offers to help and asks you to share your screen or to install software for remote access. Anyone who is let in can reach your bank account and borrow money in your name.',
      'Refuse. If it has happened: disconnect the computer from the internet and call your bank.',
    ],
    source: 'Source: Financial Conduct Authority (FCA), on screen sharing scams, May 2022.',
  },
  smallWithdrawal: {
    title: 'The small withdrawal that works',
    says: [
      'On a fake site a small withdrawal sometimes works, so that you trust the site and send more.',
      'One payment that arrives proves nothing about the next one.',
    ],
    source: 'Source: National Cyber Security Centre of Switzerland (NCSC), on investment fraud.',
  },
  crypto: {
    title: 'The payment in cryptocurrency',
    says: [
      'You are asked to buy cryptocurrency and to send it to an address. Such a payment usually cannot be reversed.',
      'Tell the exchange you used, your bank and the police at once: sometimes the money can still be frozen. A bank can sometimes stop a transfer or a card payment.',
    ],
    source:
      'Sources: US Federal Trade Commission (FTC), August 2023; US Department of Justice, on seized cryptocurrency.',
  },
  recovery: {
    title: 'The offer to recover the money',
    says: [
      'Later somebody offers to get the money back: a lawyer, a firm, even an “authority”. You only have to pay first. It is the same fraud again.',
      'Lists of people who have paid are sold from one fraudster to the next.',
    ],
    source: 'Source: US Federal Trade Commission (FTC), “Refund and Recovery Scams”.',
  },
  facts: {
    title: 'What the real figures say',
    says: [
      'CFDs (contracts for difference) are bets on price changes, often with borrowed money.',
      'ESMA, 2018: 74 to 89 percent of retail CFD accounts lose money. Average losses per client ranged from 1,600 to 29,000\u00a0euros, depending on the study. In the EU and the UK every provider must publish its own percentage.',
      'These were clients of lawful brokers. In a fraud usually everything is lost.',
    ],
    source:
      'Sources: ESMA, Decision (EU) 2018/796, from studies by national authorities; BaFin and FCA, CFD rules of 2019.',
  },
  check: {
    title: 'How to check a provider',
    says: [
      'United States: FINRA BrokerCheck, the SEC, the CFTC. United Kingdom: the Firm Checker and the Warning List of the FCA.',
      'European Union: the registers of ESMA. Germany: BaFin. Austria: FMA. Switzerland: FINMA. Worldwide: the warnings in I-SCAN by IOSCO.',
      'Look the register up yourself; do not follow a link that the provider sends. An entry is not proof: clones borrow real names. Call the number in the register. No entry, or a warning: pay nothing.',
    ],
  },
  report: {
    title: 'Where to report it',
    says: [
      'Paid already: pay nothing more, answer nothing more, keep messages and receipts, tell your bank at once, and report it.',
      'United States: the FBI at ic3.gov, the FTC at ReportFraud.ftc.gov, the CFTC; support: AARP, 877\u00a0908\u00a03360.',
      'United Kingdom: your bank on 159; Report Fraud, in Scotland the police on 101; the FCA; support: Victim Support, 08\u00a008\u00a016\u00a089\u00a0111.',
      'Germany: the police, also online (Onlinewache), BaFin; to block cards and online banking 116\u00a0116; support: Weisser Ring, 116\u00a0006.',
      'Austria: the police, FMA, Watchlist Internet; support: 0800\u00a0112\u00a0112.',
      'Switzerland: the police (Suisse ePolice), the NCSC, FINMA. Elsewhere: the police.',
    ],
    source: 'As of 27\u00a0November 2026. Numbers change: look them up.',
  },
  anyone: {
    title: 'It happens to anyone',
    says: [
      'The people behind fake sites do this for a living. Falling for it is no sign of stupidity: the FCA says that one kind of this fraud can hit any investor, no matter how experienced. Its victims were 18 to over 70 years old.',
      'The blame lies with the fraudsters alone. Talk to somebody you know in person before you pay. If you report it, you protect others.',
    ],
    source: 'Source: Financial Conduct Authority (FCA), on screen sharing scams, May 2022.',
  },

  handoutAbout:
    'How investment fraud works, from the first contact to the offer to recover the money, explained on a simulation of a fake trading site. With the real figures, how to check a provider, and where to report it. Two sides of one sheet.',
  discuss: 'For discussion',
  questions: [
    'Which step would have convinced you, and why?',
    'What would you ask somebody who sends you such a link?',
    'Choose a provider and look it up in one of the registers. What does the entry say, and what does it not say?',
  ],
};
