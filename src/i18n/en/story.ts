/**
 * The texts of the story to play, in English. For each chapter: its title, the lines before the choices, the choices with
 * what follows from each, and for the debrief the sign that was to be seen and what Robin could have done. `{paid}` and
 * `{returned}` are the amounts of the choice; `{savings}` and `{start}` are filled in too. Sources have their short name in
 * docs/teaching/sources.md, which a test compares.
 */
export const en = {
  title: 'Play it through',
  minutes: '6 minutes',
  intro: [
    'You decide for Robin, who is invented and has savings of {savings}.',
    'You can stop in every chapter, and no choice is a wrong one. At the end you see what happened, and why.',
  ],
  start: 'Begin',
  chapter: 'Chapter {number} of 9',
  choices: 'What does Robin do?',
  lost: 'Robin has lost',
  back: 'Back',
  leave: 'Leave the story',
  them: 'Stranger',
  robin: 'Robin',
  advert: 'Invented advertisement',
  messages: 'Invented conversation',
  pressWithdraw: 'Press “{withdraw}” on the page, or decide without it.',

  chapters: {
    contact: {
      title: 'The first contact',
      variants: {
        advert: {
          says: ['Between two videos Robin sees an advertisement. It shows a face that everybody knows.'],
          lines: [['them', '“A computer trades for me while I sleep. Ask me how.”']],
        },
        message: {
          says: ['A message from an unknown number.'],
          lines: [
            ['them', 'Alex, are we still on for lunch on Friday?'],
            ['robin', 'Sorry, wrong number.'],
            ['them', 'Oh. You sound kind, though. Where do you live?'],
          ],
        },
        acquaintance: {
          says: ['For some weeks Robin has been writing with Mika. They have never met.'],
          lines: [
            ['them', 'My uncle taught me how to trade. It changed my life.'],
            ['robin', 'Sounds difficult.'],
            ['them', 'It is not. I could show you.'],
          ],
        },
      },
      choices: {
        answer: { text: 'Answer', outcome: 'The reply comes quickly, and it is friendly.' },
        friend: {
          text: 'Ask a friend first',
          outcome: '“No idea,” says the friend. “Ask who it is.” Robin answers.',
        },
        ignore: { text: 'Ignore it', outcome: 'Nothing more happens.' },
      },
      sign: 'Somebody whom Robin did not ask made contact.',
      could: 'Not answer. That costs nothing.',
    },
    trust: {
      title: 'Three weeks later',
      says: [
        'They write every day: about work, the weather, a dog. Money does not come up. Then, in passing, it does.',
      ],
      lines: [
        ['them', 'Look what my mentor made for me this week. [Picture: a number that rises]'],
        ['robin', 'Is that real?'],
        ['them', 'I did not believe it either.'],
      ],
      choices: {
        proof: { text: 'Ask for proof', outcome: 'More pictures arrive. A picture can show anything.' },
        who: {
          text: 'Ask who is behind it',
          outcome: 'They name a well-known firm. But anyone can borrow a name.',
        },
        stop: { text: 'Stop writing', outcome: 'Robin stops writing.' },
      },
      sign: 'Somebody whom Robin has never met in person talked about investing, with pictures of gains.',
      could: 'Talk about it with somebody Robin knows in person.',
    },
    link: {
      title: 'The link',
      says: [
        'A link arrives: “Your page, Robin.” It opens the page you see here. Robin’s name is on it, and a total.',
        'Both are in the link. Anyone could have written them into it.',
      ],
      choices: {
        register: {
          text: 'Look the firm up in the official register',
          outcome: 'There is no entry. “We are still new,” says the mentor.',
        },
        small: { text: 'Start with a small amount', outcome: '“Very sensible,” says the mentor.' },
        stop: { text: 'Close the page', outcome: 'Robin closes the page.' },
      },
      sign: 'A page with Robin’s name on it, of a firm that is in no register.',
      could: 'Look the firm up in the register. No entry: pay nothing.',
    },
    start: {
      title: 'A small amount',
      says: [
        '{paid} are enough to begin with, says the mentor. By card, or in cryptocurrency: “That is quicker.”',
      ],
      choices: {
        card: {
          text: 'Pay {paid} by card',
          outcome: 'The card payment goes through. A bank can sometimes still stop it.',
        },
        crypto: {
          text: 'Pay {paid} in cryptocurrency',
          outcome: 'It is sent. Such a payment usually cannot be reversed.',
        },
        stop: { text: 'Pay nothing', outcome: 'Robin pays nothing.' },
      },
      sign: 'A small amount first, in a way that is hard to reverse.',
      could: 'Pay nothing. After a card payment: call the bank at once.',
    },
    rise: {
      title: 'The total rises',
      says: [
        'Days go by on the page, and the total rises and rises. Robin’s {start} are said to be in it.',
        'Robin looks at it in the morning, at noon and before going to sleep.',
      ],
      choices: {
        friend: {
          text: 'Show it to a friend',
          outcome: '“Try to take something out,” says the friend.',
        },
        more: { text: 'Put in {paid} more', outcome: 'Robin puts in {paid}. Then doubts come.' },
        stop: { text: 'Stop here', outcome: 'Robin puts in nothing more.' },
      },
      sign: 'A total on a page. Whoever runs the page can make it say anything.',
      could: 'Not treat it as money. It is only a figure on a page.',
    },
    withdrawal: {
      title: 'The small withdrawal',
      says: ['Robin wants to see whether the money is real, and asks for {returned}.'],
      pressed: ['{returned} arrive in Robin’s bank account. What a relief: it works.'],
      choices: {
        more: { text: 'Put in {paid}', outcome: '“That is the right step,” says the mentor.' },
        all: { text: 'Take everything out', outcome: '“Of course,” says the mentor.' },
        bank: {
          text: 'Tell the bank about it',
          outcome: 'The bank explains what this is. Robin pays nothing more.',
        },
      },
      sign: 'A small withdrawal worked. Fraudsters sometimes let one work, so that more is paid in.',
      could: 'Not conclude anything from it, and ask the bank.',
    },
    pressure: {
      title: 'More',
      says: ['The mentor calls every day. There is a chance, “only this week”.'],
      lines: [
        ['them', 'You could borrow something. You would have it back by Friday.'],
        ['robin', 'I do not know how.'],
        ['them', 'Share your screen with me. I will do it for you.'],
      ],
      choices: {
        access: {
          text: 'Let the mentor onto the computer',
          outcome: 'While they talk, {paid} leave Robin’s bank account.',
        },
        borrow: {
          text: 'Borrow {paid}',
          outcome: 'The loan goes in as well. Robin will have to pay it back.',
        },
        stop: { text: 'Stop here', outcome: 'Robin hangs up.' },
      },
      sign: 'Pressure, a loan, a stranger on the computer.',
      could: 'Hang up, let nobody onto the computer, borrow nothing.',
    },
    fee: {
      title: 'Take it all out',
      says: ['Robin wants everything back, and asks for all of it.'],
      pressed: ['The page answers: first a tax of {paid} is due.'],
      choices: {
        pay: {
          text: 'Pay the tax of {paid}',
          outcome: 'The tax is paid. Then a security payment is due. Robin asks why, and the replies end.',
        },
        refuse: { text: 'Refuse', outcome: 'Robin pays nothing more. Nothing comes back, either.' },
        bank: {
          text: 'Ask the bank',
          outcome: 'The bank says: pay nothing more, and report it. Robin does.',
        },
      },
      sign: 'To get money, Robin has to pay money first.',
      could: 'Pay nothing more. Honest providers deduct a fee; they do not ask for it first.',
    },
    silence: {
      title: 'Silence, and an offer',
      says: ['The page is gone. Nobody answers any more. A week later there is a call.'],
      lines: [
        ['them', 'We are an office that brings lost money back. We have your file here.'],
        ['robin', 'What does it cost?'],
        ['them', 'Only {paid}, in advance.'],
      ],
      choices: {
        pay: { text: 'Pay {paid}', outcome: 'Nobody calls again.' },
        report: { text: 'Report it', outcome: 'The police take it down. That helps to warn others.' },
      },
      sign: 'Somebody offers to bring the money back, for money in advance.',
      could: 'Report it, and pay nobody. It is the same fraud again.',
    },
  },

  debrief: {
    title: 'What happened',
    stopped: 'You stopped in the chapter “{chapter}”. That was right, as it would have been in every other.',
    ended: 'You went to the end. Many people do: those who tell such stories for a living are good at it.',
    lostAll: 'Robin has lost {lost}.',
    lostNothing: 'Robin has lost nothing.',
    saved: 'Stopping saved Robin up to {saved}. Still to come were: {chapters}.',
    timeline: 'Your path, and the warning sign in each chapter',
    sign: 'The warning sign',
    could: 'What Robin could have done',
    wouldHaveSaved: 'Stopping here would have saved {saved}.',
    chosen: 'You chose: {choice}',
    sources: 'More on this: {sources}',
    anyone: 'It can happen to anyone, however experienced. The blame lies with those who deceive.',
    help: 'Paid already? Pay nothing more, keep the messages, tell your bank, and report it. How and where is in the steps.',
    again: 'Play again',
    otherContact: 'With another first contact',
    steps: 'Read the steps',
    print: 'Print',
  },

  offers: {
    before: 'Before the story: four offers',
    after: 'After the story: four other offers',
    judge: 'First judge four offers',
    about: 'How far would you trust each of them? Nothing is stored or sent.',
    question: 'How far would you trust this?',
    scale: ['not at all', 'hardly', 'not sure', 'rather', 'fully'],
    skip: 'Skip',
    next: 'Go on',
    answered: '{count} of 4 answered',
    result:
      'Before the story you trusted the honest offers {before}, after it {after}. Eight answers of one person prove nothing; those of a class can tell something.',
    further: '{steps} of 4 steps more than the fraudulent ones',
    less: '{steps} of 4 steps less than the fraudulent ones',
    same: 'exactly as much as the fraudulent ones',
    reveal: 'The offers, and what they were',
    honest: 'Honest',
    fraud: 'Fraud',
    pool: {
      savings: {
        text: 'A bank in your street, which is in the register, offers 1.5% interest a year on savings. The rate can change.',
        why: 'A rate as other banks offer it, and a bank that is in the register.',
      },
      fund: {
        text: 'A savings plan for a fund that follows a share index. “Its value can fall, even for years.” Costs: 0.2% a year.',
        why: 'It names the costs and says that the value can fall.',
      },
      bond: {
        text: 'The state sells bonds: 2.4% a year for ten years. The terms are on the website of its treasury.',
        why: 'A modest rate, written terms, and a seller that you look up yourself.',
      },
      pension: {
        text: 'Your employer offers to pay part of your wage into a pension, and gives you two months to decide.',
        why: 'You know who offers it, and nobody hurries you.',
      },
      broker: {
        text: 'A provider of bets on prices, which is in the register: “81% of retail accounts lose money when trading CFDs with this provider.”',
        why: 'The offer is lawful and says how many lose. Lawful is not the same as wise.',
      },
      shares: {
        text: 'A cooperative in your town sells shares for its new heating plant. Its brochure says: “You can lose all of it.”',
        why: 'A document says what the money is for, and names the risk.',
      },
      bot: {
        text: 'An advertisement shows a well-known presenter: her trading program is said to make 300 a day by itself.',
        why: 'A famous face as bait, and a promise of quick money.',
      },
      group: {
        text: 'In a chat group with 900 members a “professor” names a share every evening. Everybody there thanks him.',
        why: 'Advice from a stranger. The “professor” can be invented, and the thanks as well.',
      },
      mentor: {
        text: 'A friend whom you know only online shows you a page on which her total has doubled in a month.',
        why: 'Investing on the advice of somebody you have never met, and a total that proves nothing.',
      },
      caller: {
        text: 'A caller offers a place in a share sale “until tonight” and helps you by sharing your screen.',
        why: 'Nobody asked for the call; there is pressure, and a stranger on your computer.',
      },
      daily: {
        text: 'A platform promises 1% a day, on every day. It can be paid into by cryptocurrency only.',
        why: 'A gain promised for every day, and a way to pay that usually cannot be reversed.',
      },
      recovery: {
        text: 'An “authority” has found the money that you once lost. It is released when you have paid the costs.',
        why: 'Money in advance to get money back: the same fraud again.',
      },
    },
  },

  sources: {
    bafin: 'BaFin (Germany), fraudulent trading platforms',
    cftcAlone: 'CFTC (US), deciding alone',
    cftcFees: 'CFTC (US), fee scams, April 2020',
    esma: 'ESMA (EU), Decision 2018/796',
    europol: 'Europol and Eurojust, 13\u00a0April 2023',
    fbi: 'FBI (US), 14\u00a0March 2023',
    fbiReport: 'FBI (US), Internet Crime Report 2022',
    fca: 'FCA (United Kingdom), warning signs',
    fcaScreen: 'FCA (United Kingdom), screen sharing, May 2022',
    finra: 'FINRA (US), red flags of fraud',
    ftcCrypto: 'FTC (US), payment in cryptocurrency, August 2023',
    ftcRecovery: 'FTC (US), refund and recovery scams',
    ncsc: 'NCSC (Switzerland), investment fraud',
    relationships: 'SEC, CFTC, FINRA and NASAA (US), relationship investment scams',
    secGroups: 'SEC (US), group chats, December 2025',
    verbraucherzentrale: 'Verbraucherzentrale (Germany), fake trading platforms',
    warentest: 'Stiftung Warentest (Germany), offers of interest',
  },
} as const;
