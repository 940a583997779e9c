/**
 * The texts of the guided explanation, in English: a heading and paragraphs for each step. What is true in one scenario
 * alone stands there once for each.
 */
export const en = {
  count: '{step} of {steps}',
  paused: 'The simulation stands still while you read.',
  back: 'Back',
  next: 'Next',
  close: 'Close',
  print: 'Print',
  watch: 'Open the page with Start Trading',

  contact: {
    title: 'The first contact',
    says: [
      'It begins with an advertisement that shows a well-known face, a message from a stranger, or a new online love. Weeks of friendly talk may pass before anyone mentions money.',
      'Do not invest on the advice of someone you have only met online.',
    ],
    source:
      'Source: FBI, “The FBI Warns of a Spike in Cryptocurrency Investment Schemes”, 14\u00a0March 2023.',
  },
  link: {
    title: 'The personal link',
    says: [
      'Name and start amount can be written into the link: {example}. Anyone who opens it is meant to think it is their own account.',
      'A link can say anything and proves nothing.',
    ],
  },
  total: {
    lossless: {
      title: 'The total that never falls',
      says: [
        'In this market no trade can lose: {coin} decides each of them; {costs}. Real trades also lose.',
        'A total like this is the bait of fake sites: it wins trust first, and more of your money later.',
      ],
    },
    rigged: {
      title: 'The total that only rises',
      says: [
        'Each trade here adds something; none can lose. Real trades also lose.',
        'The rise itself is the bait: it wins trust first, and more of your money later.',
      ],
    },
    falling: {
      title: 'A total that can fall',
      says: [
        'Trades here can lose: {coin} decides each of them; {costs}.',
        'Fake sites show a total that only rises. The rise is the bait: it wins trust first, and more of your money later.',
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
    title: 'The show of analysis',
    says: [
      '“Start Trading” shows a progress bar and jargon. No market is analyzed: it is a script that ends with a gain each time.',
      'A page can look busy without doing anything.',
    ],
  },
  rate: {
    rigged: {
      title: 'The success rate',
      says: [
        'This rate was drawn at random, once, when the run began. It is not based on any trades.',
        'It looks like skill, and it is as easily made up as any other number.',
      ],
    },
    market: {
      title: 'The win rate',
      says: [
        'This rate is derived: the winning trades of this run, divided by all its trades. In the long run it tends towards {share}.',
        'A fake site draws a high rate instead. It looks like skill, and it is as easily made up as any other number.',
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
      'Behind this button there is nothing to pay out. On a fake site a larger withdrawal is held back: a fee, a tax or a security has to be paid first, and then the next one.',
      'No honest provider makes you pay first to get your own money; real fees are deducted. Whatever you send is lost as well.',
    ],
  },
  remote: {
    title: 'Remote access',
    says: [
      'An “adviser” offers to help and asks you to share your screen or to install software for remote access. Whoever is let in can reach your bank account and borrow money in your name.',
      'Refuse. If it has happened: disconnect the computer from the internet and call your bank.',
    ],
    source: 'Source: Financial Conduct Authority (FCA), warning of screen sharing scams, May 2022.',
  },
  smallWithdrawal: {
    title: 'The small withdrawal that works',
    says: [
      'On a fake site a small withdrawal often works. It is paid with money that you or others have sent, so that you trust the site and send more.',
      'One payment that arrives proves nothing about the next one.',
    ],
    source: 'Source: National Cyber Security Centre of Switzerland, on investment fraud.',
  },
  crypto: {
    title: 'The payment in cryptocurrency',
    says: [
      'You are asked to buy cryptocurrency and to send it to an address. Nobody can call such a payment back.',
      'A bank can sometimes stop a transfer or a card payment, if you tell it at once.',
    ],
    source: 'Source: US Federal Trade Commission (FTC), “What To Know About Cryptocurrency and Scams”.',
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
      'CFDs (contracts for difference) are bets on the change of a price, often with borrowed money.',
      'Found in 2018: 74–89% of retail CFD accounts lose money. Average losses per client ranged from 1,600 to 29,000\u00a0euros, depending on the study.',
      'These were clients of lawful brokers. In a fraud everything is lost.',
    ],
    source: 'Source: ESMA, Decision (EU) 2018/796, from studies by national authorities.',
  },
  check: {
    title: 'How to check a provider',
    says: [
      'United States: FINRA BrokerCheck, the SEC, the CFTC. United Kingdom: the Financial Services Register and the Warning List of the FCA.',
      'European Union: the registers of ESMA. Germany: BaFin. Austria: FMA. Switzerland: FINMA. Worldwide: the warnings in I-SCAN by IOSCO.',
      'Look the register up yourself; do not follow a link that the provider sends. An entry is not proof: clones borrow real names. Call the number in the register. No entry, or a warning: pay nothing.',
    ],
  },
  report: {
    title: 'Where to report it',
    says: [
      'Paid already: pay nothing more, keep messages and receipts, tell your bank, and report it.',
      'United States: the FBI at ic3.gov and the FTC at ReportFraud.ftc.gov. United Kingdom: Report Fraud, in Scotland the police; also the FCA.',
      'Germany: the police, also online (Onlinewache), and BaFin. Austria: the police, FMA and Watchlist Internet. Switzerland: the police, cybercrimepolice.ch (Zurich) and FINMA. Elsewhere: the police.',
    ],
  },
  anyone: {
    title: 'It happens to anyone',
    says: [
      'The people behind fake sites are practised. Being deceived says nothing about intelligence: the victims of one kind of this fraud were from 18 to over 70 years old.',
      'The blame lies with the fraudsters alone. Before you pay, talk to somebody you know in person. Reporting it protects others.',
    ],
    source: 'Source: Financial Conduct Authority (FCA), warning of screen sharing scams, May 2022.',
  },

  sheetAbout:
    'How investment fraud works, from the first contact to the offer to recover the money, explained on a simulation of a fake trading site. With the real figures, how to check a provider, and where to report it.',
  discuss: 'For discussion',
  questions: [
    'Which step would have convinced you, and why?',
    'What would you ask somebody who sends you such a link?',
    'Choose a provider and look it up in one of the registers. What does the entry say, and what not?',
  ],
};
