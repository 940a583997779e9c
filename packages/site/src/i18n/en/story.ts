import { adult } from './ways/adult';
import { older } from './ways/older';
import { teen } from './ways/teen';

/**
 * The texts of the story to play, in English. Each way tells it whole: for each chapter its title, what Robin sees and hears
 * before the choices, what the page answers to Withdraw, and the choices with what follows from each. `{paid}` and
 * `{returned}` are the amounts of the choice, the other places those of the way. Sources have their short name in
 * packages/lessons/texts/sources.md, which a test compares.
 */
export const en = {
  title: 'Play it through',
  minutes: '6 minutes',
  intro: ['You decide for Robin. Robin and all amounts are invented.', 'You can stop in any chapter.'],
  start: 'Begin',
  printStory: 'Print this story for a class',
  chapter: 'Chapter {number} of {count}',
  choices: 'What does Robin do?',
  // The choice that is a press of the page's button, in every chapter.
  press: 'Press “{withdraw}”',
  lost: 'Robin has lost',
  back: 'Back',
  leave: 'Leave the story',
  advert: 'Invented advertisement',
  advertName: 'Advertisement',
  messages: 'Invented conversation',
  answer: 'The invented page answers',
  answerAbout: 'This is part of the story. Nobody pays anything here, and nothing is sent.',
  backToStory: 'Back to the story',
  busy: 'Your withdrawal is being prepared. Please try again later.',
  gone: 'This page is gone.',
  goneAbout: 'Part of the story: the invented site has disappeared, and all its figures with it.',
  daysAbout: 'In the story, {seconds} simulated seconds count as a day.',

  ways: { teen, adult, older },

  // The warning sign of each chapter, for the debrief.
  signs: {
    contact: 'It came from strangers, out of the blue.',
    trust: 'Someone Robin has never met was kind for weeks. Then it was about money.',
    link: 'A page with Robin’s name on it. Whoever makes the link can write any name and any total.',
    rise: 'A total on a page. Whoever runs the page can make it say anything.',
    withdrawal:
      'A small withdrawal that works proves nothing. Some fraudsters allow one so that people pay more.',
    pressure: 'A deadline, borrowed money, a stranger who wants into Robin’s bank account.',
    question: 'Somebody told Robin what to say to the bank. The bank’s question was there to protect Robin.',
    fee: 'The page asks for a payment before it pays anything out.',
    silence: 'Somebody offers to get the money back, and wants money up front.',
  },

  // The story on paper: choices with the number of the chapter that follows.
  sheet: {
    about:
      'Read a chapter aloud, vote, and go on with the chapter in brackets. Afterwards read what followed.',
    check: 'find out, and choose again',
    end: 'end',
    answers: 'What followed',
  },

  debrief: {
    title: 'What happened',
    ends: {
      nothing: 'Robin paid nothing, and lost nothing.',
      back: 'Robin paid, asked the bank in time, and has the money back.',
      first: 'Robin paid once, and never again.',
      more: 'Robin got out before paying for a withdrawal. Getting out is hard while the total is growing.',
      fee: 'Robin paid a fee for money that never existed. Many people do. The total looks so real.',
      again:
        'Robin was deceived twice. People who have paid once are often called again, because their names are sold.',
    },
    lostAll: 'Robin has lost {lost}.',
    came: 'The {returned} that came back is already taken off.',
    spared: 'By stopping in “{chapter}”, Robin kept up to {spared}.',
    timeline: 'Your path, and the warning sign in each chapter',
    chosen: 'Chosen: {choices}',
    sign: 'The warning sign',
    seen: 'What you found out',
    kept: 'That saved {kept}.',
    stopped: 'You stopped here. That can be done in any chapter.',
    missed: 'What could have shown it',
    sources: 'More on this: {sources}',
    anyone: 'It can happen to anyone, however experienced. The blame lies with those who deceive.',
    endings: 'The story has six ends. You saw one of them.',
    again: 'Play again',
    other: 'Play: {way}',
    steps: 'Read the steps',
    print: 'Print',
  },

  offers: {
    before: 'Before the story: six offers',
    after: 'After the story: six other offers',
    judge: 'Try six offers first',
    about: 'Some of them are honest, some are not. Nothing is stored or sent.',
    question: 'How likely is it that this is a fraud?',
    scale: ['very unlikely', 'unlikely', 'can’t tell', 'likely', 'very likely'],
    skip: 'Skip',
    next: 'Go on',
    answered: '{count} of 6 answered',
    result: 'Set {first} before: {before}. Set {second} after: {after}.',
    further: 'you found the frauds more suspicious, by {steps} out of 4 steps',
    less: 'you found the honest offers more suspicious, by {steps} out of 4 steps',
    same: 'no difference between frauds and honest offers',
    one: 'One person’s change means nothing: it can be luck. For a class, write on a slip “{first} {before}, {second} {after}”, without a name. Add up all first numbers and all second ones, and divide by the number of slips. Half the class has set A first, the other half B, so a harder set cannot pass for a change.',
    reveal: 'The offers, and what they were',
    honest: 'Honest',
    fraud: 'Fraud',
    pool: {
      group: {
        text: 'A chat group of 900. A “professor” posts a stock tip every evening, and warns that prices can fall.',
        why: 'Tips from a stranger. The “professor” can be invented, and so can everyone who thanks him.',
      },
      savings: {
        text: 'A bank in the register offers new customers 3% for three months. After that the rate is 1%.',
        why: 'About what other banks pay, with the catch in plain words, from a bank that is in the register.',
      },
      broker: {
        text: 'A broker in the register advertises bets on prices: “81% of retail accounts lose money with this provider.”',
        why: 'It is allowed, and it says how many lose. Allowed does not mean wise.',
      },
      caller: {
        text: 'After you asked for a brochure, an adviser calls. He is patient, and helps you by sharing your screen.',
        why: 'A stranger at your screen is a stranger at your bank account, however patient.',
      },
      fund: {
        text: 'Your bank’s app can round up what you pay and put the difference into a fund. “The value can fall, even for years.”',
        why: 'You know who offers it, and it says that the value can fall.',
      },
      daily: {
        text: 'A platform with an office in the capital pays 1% a day. You can leave at any time. Payment is in cryptocurrency.',
        why: 'The same gain every day does not exist, and a payment in cryptocurrency usually cannot be undone.',
      },
      mentor: {
        text: 'A friend you know from gaming shows you the page where her savings grow. She says: start with a little.',
        why: 'Advice from someone you have never met, and a total that proves nothing.',
      },
      bond: {
        text: 'The state sells bonds to everyone: 2.4% a year for ten years. The terms are on its treasury’s website.',
        why: 'A modest rate, written terms, and a seller you can look up yourself.',
      },
      shares: {
        text: 'A cooperative in your town sells shares in its new heating plant. The brochure says: “You can lose all of it.”',
        why: 'A document says what the money is for, and names the risk.',
      },
      advert: {
        text: 'On her website a presenter tells how she invests. A form asks for your number, and an adviser calls back.',
        why: 'A famous face as bait. Faces and whole websites can be faked.',
      },
      wage: {
        text: 'The firm that trains you adds 20 dollars a month if you put 20 dollars of your wage into a savings plan. It gives you two months to decide.',
        why: 'You know who offers it, and nobody rushes you.',
      },
      copy: {
        text: 'An app lets you copy the trades of a 19-year-old who has gained in nine months out of ten. You pay by voucher.',
        why: 'Steady gains can be made up, and a payment by voucher is hard to get back.',
      },
    },
  },

  sources: {
    bafin: 'BaFin (Germany), fraudulent trading platforms',
    bankQuestion: 'The Canton Citizen (US), what to tell the bank, July 2024',
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
    ftcPhotos: 'FTC (US), photos of others, July 2015',
    ncsc: 'NCSC (Switzerland), investment fraud',
    relationships: 'SEC, CFTC, FINRA and NASAA (US), relationship investment scams',
    secGroups: 'SEC (US), group chats, December 2025',
    verbraucherzentrale: 'Verbraucherzentrale (Germany), fake trading platforms',
    warentest: 'Stiftung Warentest (Germany), offers of interest',
  },
} as const;
