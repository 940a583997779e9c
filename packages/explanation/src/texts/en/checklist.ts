/**
 * One screen for somebody who worries about somebody else, in English: at most 180 words, with the number that follows.
 */
export const en = {
  title: 'For somebody you worry about',
  parts: [
    {
      title: 'Ask, and listen:',
      says: ['“How did you meet them? How much have you paid? What came back?” It can happen to anyone.'],
    },
    {
      title: 'What not to say:',
      says: ['“How could you?” Shame keeps people silent.'],
    },
    {
      title: 'Check together:',
      says: [
        'Is it in the regulator’s register?',
        'Does it want a fee before paying out?',
        'What does the bank say? Call the number on the card.',
      ],
    },
    {
      title: 'If they deny it:',
      says: [
        'Do not argue. Stay close, ask again tomorrow. Told to keep it secret? Only fraud needs secrets.',
      ],
    },
    {
      title: 'Without them you may',
      says: ['warn bank and police, and get advice. Never log in, move money or write in their name.'],
    },
    {
      title: 'If your child has paid:',
      says: ['Call bank, then police: “My child has been defrauded.” Do not punish.'],
    },
    {
      title: 'Bank staff:',
      says: ['The same questions, in private, before payment.'],
    },
  ],
  print: 'Print',
  signs: 'Warning signs',

  // To hand it on.
  share: {
    sentence: 'I worry that this is a fraud. Shall we look at how such sites work, together? {link}',
    picture: 'Checklist as picture',
    copy: 'Copy a message',
    copyLink: 'Copy the link',
    send: 'Share',
    open: 'Open',
    pictures: {
      saved: 'The picture is saved',
      unconfirmed: 'The picture was handed to the browser. If no file appears, copy the message instead.',
      forbidden: 'The browser does not let this page save files. Copy the message instead.',
      failed: 'The browser does not let this page save files. Copy the message instead.',
    },
    copied: 'The message is copied',
    linkCopied: 'The link is copied',
    byHand: 'Copying failed. Copy it from here:',
  },
} as const;
