import { cases } from './cases';
import { adult } from './ways/adult';
import { older } from './ways/older';
import { teen } from './ways/teen';

/**
 * The texts of the story to play, in English. Each way tells it whole: for each chapter its title, what Robin sees and hears
 * before the choices, what the page answers to Withdraw, and the choices with what follows from each. `{paid}` and
 * `{returned}` are the amounts of the choice, the other places those of the way.
 */
export const en = {
  title: 'Play the story',
  minutes: '6 minutes. What you decide is kept until you close the tab.',
  intro: 'You decide for Robin. Robin and all amounts are invented.',
  start: 'Who is Robin?',
  chapter: 'Chapter {number}',
  choices: 'What does Robin do?',
  // The choice that is a press of the page's button, in every chapter.
  press: 'Press “{withdraw}”',
  help: 'I need help myself',
  back: 'Back',
  leave: 'Leave the story',
  advert: 'Invented advertisement',
  advertName: 'Advertisement',
  messages: 'Invented conversation',
  answer: 'The invented page answers',
  answerAbout: 'Part of the story. Nobody pays anything here.',
  backToStory: 'Back to the story',
  busy: 'Your withdrawal is being prepared. Please try again later.',
  gone: 'This page is gone.',
  goneAbout: 'Part of the story: the invented site has disappeared, and all its figures with it.',

  ways: { teen, adult, older },

  // The warning sign of each chapter, for the debrief.
  signs: {
    contact: 'It came from strangers, online.',
    trust: 'Someone Robin has never met was kind for weeks. Then it was about money.',
    link: 'Whoever makes a link can write any name and any total into it.',
    rise: 'Whoever runs a page can make it show any total.',
    withdrawal:
      'A small withdrawal that works proves nothing. Some fraudsters allow one so that people pay more.',
    pressure: 'A deadline, borrowed money, a stranger who wants into Robin’s bank account.',
    question: 'Somebody told Robin what to say to the bank. The bank’s question was there to protect Robin.',
    fee: 'The page asks for a payment before it pays anything out.',
    silence: 'Somebody offers to get the money back, and wants money up front.',
  },

  debrief: {
    title: 'What happened',
    ends: {
      nothing: 'Robin paid nothing.',
      back: 'Robin paid by card, asked the bank, and weeks later had the money back. It does not always come.',
      first: 'Robin paid once, and never again.',
      more: 'Robin got out before paying for a withdrawal. That is hard while the total is growing.',
      fee: 'Robin paid a fee for money that never existed. Many people do.',
      again: 'Robin was deceived twice. Whoever has paid once is often called again: their names are sold.',
    },
    lost: 'Robin’s loss:',
    came: '{paid} paid, {returned} came back.',
    spared: 'Stopping saved up to {spared}.',
    sparedLoan: 'Stopping saved up to {spared}, and {loan} was never borrowed.',
    bars: {
      title: 'What the page showed, and what was real',
      shown: 'Shown on the page',
      paid: 'Paid',
      returned: 'Came back',
      lost: 'Lost',
    },
    timeline: 'Your path, and its warning signs',
    kept: 'Talking to the bank saved {kept}.',
    missed: 'What could have shown it:',
    wouldCome: 'See what would have come',
    quote: '“{text}”',
    endings: 'The story has six endings. This was one.',
    again: 'Play again, or another way',
    steps: 'Read the steps',
    print: 'Print',
    yourself: 'If it has happened to you',
    anyone: 'It can happen to anyone, however experienced. The blame lies with those who deceive.',
    sources: 'Sources: {sources}. They are listed for teachers.',
  },

  practice: {
    begin: 'Practice: six cases',
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
    later: 'Try another six in a week, and see what has stayed.',
    sets: { 1: 'The first six', 2: 'Six more', 3: 'In a week: another six' },
  },
  cases,
} as const;
