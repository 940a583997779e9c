/** The texts of the guided explanation, in English: a heading and paragraphs for each step. */
export const deceiveEn = {
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
      'Name and start amount can be written into the link: {example}. Whoever opens it believes to be looking at an account of their own.',
      'A link can say anything. It proves nothing.',
    ],
  },
  total: {
    title: 'The total that only rises',
    says: [
      'Each trade here adds something; none can lose. Real trading loses too.',
      'The rise itself is the bait: it wins trust first, and more of your money later.',
    ],
  },
  theatre: {
    title: 'The show of analysis',
    says: [
      '“Start Trading” plays a progress bar and expert words. No market is analysed: it is a script that ends with a gain each time.',
      'A page can look busy without doing anything.',
    ],
  },
  rate: {
    title: 'The success rate',
    says: [
      'This rate was drawn by chance, once, when the run began. It counts no trade.',
      'It looks like skill, and it is as easily made up as any other number.',
    ],
  },
  fee: {
    title: 'The withdraw button and the fee',
    says: [
      'Behind this button there is nothing to pay out. Fraudulent pages then ask for a fee, a tax or a security first. After it comes the next one.',
      'Nobody may charge you for getting your own money. Whatever you pay is lost as well.',
    ],
  },
  facts: {
    title: 'What is known of reality',
    says: [
      '74 to 89 % of retail CFD accounts lose money.',
      'Their average loss was 1,600 to 29,000 euros per client.',
      'Source: ESMA, Decision (EU) 2018/796, from studies of national authorities.',
    ],
  },
  check: {
    title: 'How to check a provider',
    says: [
      'Germany: the company database of BaFin. United Kingdom: the Financial Services Register and the Warning List of the FCA.',
      'European Union: the registers of ESMA. Worldwide: the warnings in I-SCAN by IOSCO.',
      'Look the register up yourself; do not follow a link that the provider sends. No entry, or a warning: pay nothing. Paid already: tell your bank and the police.',
    ],
  },

  sheetAbout: 'Seven things that fake trading pages do, explained on a simulation of such a page.',
  discuss: 'To talk about',
  questions: [
    'Which of the seven would have convinced you, and why?',
    'What would you ask somebody who sends you such a link?',
    'Choose a provider and look it up in one of the registers. What does the entry say, and what not?',
  ],
};
