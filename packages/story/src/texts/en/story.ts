import { adult } from './ways/adult';
import { older } from './ways/older';
import { teen } from './ways/teen';

/**
 * The texts of the story to play, in English. Each way tells it whole: for each chapter its title, what Robin sees and
 * hears before the choices, what the page answers to Withdraw, and the choices with what follows from each. `{paid}`
 * and `{returned}` are the amounts of the choice, the other places those of the way.
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
    trust: 'Someone never met in person was kind for weeks. Then it was about money.',
    link: 'Whoever makes a link can write any name and any total into it.',
    rise: 'Whoever runs a page can make it show any total.',
    withdrawal:
      'A small withdrawal that works proves nothing. Some fraudsters allow one so that people pay more.',
    pressure: 'A deadline, borrowed money, and a stranger who wants access to a bank account.',
    question: 'Somebody said what to tell the bank. The bank’s question was there to protect.',
    fee: 'The page asks for a payment before it pays anything out.',
    silence: 'Somebody offers to get the money back, and wants money up front.',
  },

  debrief: {
    title: 'What happened',
    ends: {
      nothing: 'Robin paid nothing.',
      back: 'Robin paid by card, asked the bank, and weeks later had the money back. That does not always work.',
      first: 'Robin paid once, and never again.',
      more: 'Robin got out before paying for a withdrawal. That is hard while the total is growing.',
      fee: 'Robin paid a fee for money that never existed. Many people do.',
      again:
        'Robin was deceived twice. People who have paid once are often called again: their names are sold.',
    },
    lost: 'Robin’s loss:',
    came: '{paid} paid, {returned} came back.',
    spared: 'Stopping saved up to {saved}.',
    sparedLoan: 'Stopping saved up to {saved}, {loan} of it borrowed money.',
    bars: {
      title: 'What the page showed, and what was real',
      shown: 'Shown on the page',
      paid: 'Paid',
      returned: 'Came back',
      lost: 'Lost',
    },
    timeline: 'Your path, and its warning signs',
    kept: 'Talking to the bank saved {kept}.',
    missed: 'Not checked:',
    stays: 'See what comes for somebody who stays',
    goesOn: 'And then?',
    again: 'Play again, or another way',
    print: 'Print',
    anyone: 'It can happen to anyone, however experienced. The blame lies with those who deceive.',
    sources: 'Sources: {sources}. They are listed for teachers.',
  },

  practice: 'Practice: six cases',
} as const;
