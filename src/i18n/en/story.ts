import { cases } from './cases';
import { adult } from './ways/adult';
import { older } from './ways/older';
import { teen } from './ways/teen';

/**
 * The texts of the story to play, in English. Each way tells it whole: for each chapter its title, what Robin sees and hears
 * before the choices, what the page answers to Withdraw, and the choices with what follows from each. `{paid}` and
 * `{returned}` are the amounts of the choice, the other places those of the way. Sources have their short name in
 * docs/teaching/sources.md, which a test compares.
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

  practice: {
    begin: 'Practise: six cases',
    about: 'Nothing is counted or stored.',
    case: 'Case {number} of {count}',
    question: 'Honest, or a fraud?',
    answers: { honest: 'Honest', fraud: 'A fraud' },
    said: { honest: 'You said: honest.', fraud: 'You said: a fraud.' },
    is: { honest: 'It is honest.', fraud: 'It is a fraud.' },
    check: 'The check:',
    next: 'Go on',
    end: 'One thing for real',
    learned: 'Nothing on the surface told them apart. A check did, by a way that you choose yourself.',
    lookUp: 'Look up a provider that you know:',
    sayAloud:
      'Or say aloud what you would tell your bank: “I have been defrauded. Can you stop the payment?”',
    later: 'Try another six in a week: what is still there then, stays.',
    sets: { 1: 'The first six', 2: 'Six more', 3: 'In a week: another six' },
  },
  cases,

  sources: {
    bafin: 'BaFin (Germany), fraudulent trading platforms',
    bankQuestion: 'The Canton Citizen (US), what to tell the bank, July 2024',
    cftcAlone: 'CFTC (US), deciding alone',
    cftcFees: 'CFTC (US), fee scams, April 2020',
    europol: 'Europol and Eurojust, 13\u00a0April 2023',
    fbi: 'FBI (US), 14\u00a0March 2023',
    fbiReport: 'FBI (US), Internet Crime Report 2022',
    fca: 'FCA (United Kingdom), warning signs',
    fcaScreen: 'FCA (United Kingdom), screen sharing, May 2022',
    ftcCrypto: 'FTC (US), payment in cryptocurrency, August 2023',
    ftcRecovery: 'FTC (US), refund and recovery scams',
    ftcPhotos: 'FTC (US), photos of others, July 2015',
    ncsc: 'NCSC (Switzerland), investment fraud',
    relationships: 'SEC, CFTC, FINRA and NASAA (US), relationship investment scams',
    verbraucherzentrale: 'Verbraucherzentrale (Germany), fake trading platforms',
  },
} as const;
