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

  link: {
    title: 'The personal link',
    says: [
      'Name and start amount can be written into the link: {example}. Anyone who opens it is meant to think it is their own account.',
      'Such a link comes with an advertisement, a message from a stranger or a new online love. It can happen to anyone. A link can say anything and proves nothing.',
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
      '“Start Trading” shows a progress bar and jargon. No market is analysed: it is a script that ends with a gain each time.',
      'A page can look busy without doing anything. If “advisers” want remote access to your computer for it: refuse. Whoever is let in reaches your bank account too.',
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
      'Behind this button there is nothing to pay out. On a fake site a small withdrawal often works, so that you send more. Then a fee, a tax or a security has to be paid first, and then the next one.',
      'No honest provider makes you pay first to get your own money; real fees are deducted. Whatever you send is lost as well: crypto payments cannot be reversed.',
      'Later somebody offers to recover the money, for a fee. That is the same fraud again.',
    ],
  },
  facts: {
    title: 'What the real figures say',
    says: [
      'CFDs (contracts for difference) are bets on the change of a price, often with borrowed money.',
      'Found in 2018: 74–89% of retail CFD accounts lose money. Average losses per client ranged from 1,600 to 29,000\u00a0euros, depending on the study.',
      'These were clients of lawful brokers. In a fraud everything is lost.',
      'Source: ESMA, Decision (EU) 2018/796, from studies by national authorities.',
    ],
  },
  check: {
    title: 'How to check a provider',
    says: [
      'United States: FINRA BrokerCheck, the SEC, the CFTC. United Kingdom: the Financial Services Register and the Warning List of the FCA.',
      'European Union: the registers of ESMA. Germany: BaFin. Austria: FMA. Switzerland: FINMA. Worldwide: the warnings in I-SCAN by IOSCO.',
      'Look the register up yourself; do not follow a link that the provider sends. An entry is not proof: clones borrow real names. Call the number in the register. No entry, or a warning: pay nothing.',
      'Paid already: tell your bank and report it. United States: the FBI at ic3.gov. United Kingdom: Report Fraud. Elsewhere: the police.',
    ],
  },

  sheetAbout:
    'Five tricks of fake trading sites, the real figures, and how to check a provider, explained on a simulation of such a site.',
  discuss: 'For discussion',
  questions: [
    'Which of the five tricks would have convinced you, and why?',
    'What would you ask somebody who sends you such a link?',
    'Choose a provider and look it up in one of the registers. What does the entry say, and what not?',
  ],
};
