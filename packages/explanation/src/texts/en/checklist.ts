/**
 * One screen for somebody who worries about somebody else, in English: at most 180 words, with the number that follows.
 */
export const en = {
  title: 'For somebody you worry about',
  parts: [
    {
      title: 'Ask, and listen:',
      says: [
        '“How did you get to know them? What have you paid, what has come back?” It can happen to anyone.',
      ],
    },
    {
      title: 'What not to say:',
      says: ['“How could you?” Shame keeps people silent: that helps the fraud.'],
    },
    {
      title: 'Check together:',
      says: [
        'Is the firm in the financial regulator’s register?',
        'Does it want a fee before paying out?',
        'What does the bank say? Call the number on the card.',
      ],
    },
    {
      title: 'If it is denied:',
      says: ['Do not argue. Stay, and ask again tomorrow. Told to tell nobody? Only fraud needs that.'],
    },
    {
      title: 'Without them you may',
      says: [
        'warn the bank, report it to the police, ask for advice. Never log in, move money or write in their name.',
      ],
    },
    {
      title: 'At a bank counter:',
      says: ['The same questions, alone with the customer, before the payment.'],
    },
  ],
  print: 'Print',

  // To hand it on.
  share: {
    sentence: 'I worry that this is a fraud. Shall we check it together? {link}',
    picture: 'As picture',
    copy: 'Copy sentence and link',
    copySentence: 'Copy the sentence',
    send: 'Share',
    open: 'Open',
    pictures: {
      saved: 'The picture is saved',
      unconfirmed: 'The picture was handed to the browser. If no file appears, copy the sentence instead.',
      forbidden: 'The browser does not let this page save files. Copy the sentence instead.',
      failed: 'The browser does not let this page save files. Copy the sentence instead.',
    },
    copied: 'Sentence and link copied',
    byHand: 'Copying failed. Copy the sentence from here:',
  },
} as const;
