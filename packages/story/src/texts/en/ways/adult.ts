import type { WayTexts } from '../../wayTexts';
import { page } from './page';

/** An adult: a match on a dating page. */
export const adult = {
  name: 'A match',
  who: 'Robin is 41, and has {savings} in savings.',
  stays: {
    intro: 'Robin is out. Toni from work has a match called Mika as well, and stays.',
    chapters: {
      trust: 'Mika writes to Toni every day for five weeks. The video call never works out.',
      link: 'A page has Toni’s name on it. Toni pays {start} in cryptocurrency.',
      rise: 'The total grows. Toni puts in {more} more.',
      withdrawal: 'Toni takes {small} out as a test. It comes the next day. Toni puts in {big}.',
      pressure: 'An opportunity, “this week only”, says Mika. Toni takes out a loan of {loan}.',
      question: 'The bank calls, and asks who told Toni what to say. “It’s for a kitchen,” says Toni.',
      fee: 'Toni wants all of it. A tax of {fee} first, says the page. Toni pays.',
      silence: 'The page is gone. A caller promises to get the money back, for {recovery}. Toni pays.',
    },
    end: 'Toni has lost {lost}, {loan} of it borrowed.',
  },
  chapters: {
    contact: {
      title: 'A match',
      says: ['A match on a dating site: Mika, 39, works abroad, likes dogs.'],
      lines: [
        ['Mika', 'You’re the first one here who writes in whole sentences.'],
        ['Robin', 'High standards.'],
        ['Mika', 'Want to chat somewhere else? I’m hardly ever on here.'],
      ],
      choices: {
        friend: {
          text: 'Tell a friend about Mika',
          outcome: '“Sounds lovely,” says the friend. “Make it a video call before you fall for anyone.”',
        },
        answer: { text: 'Keep writing', outcome: 'They write until midnight.' },
        stop: { text: 'Leave it at that', outcome: 'Robin does not answer. Nothing more happens.' },
      },
    },
    trust: {
      title: 'Five weeks later',
      says: ['They write every day: work, the weather, a dog. The video call never works out.'],
      lines: [
        ['Mika', 'Look what my uncle’s trading page did this week. [Picture: a number that rises]'],
        ['Robin', 'Is that real?'],
        ['Mika', 'I didn’t believe it either. Shall I show you?'],
      ],
      choices: {
        search: {
          text: 'Search the web for Mika’s photos',
          outcome: 'The photos belong to a dentist in another country. She knows nothing about it.',
        },
        follow: { text: '“Show me”', outcome: 'Mika sends a heart, and then a link.' },
        stop: { text: 'Stop writing', outcome: 'Robin stops writing. Three more messages come, sad ones.' },
      },
    },
    link: {
      title: page.link,
      says: [page.opened],
      lines: [['Mika', 'Start small: {start}. By card, or in crypto, that’s quicker.']],
      answer: 'A withdrawal is possible once {start} has been paid.',
      choices: {
        withdraw: { outcome: page.payFirst },
        register: {
          text: 'Look the firm up in the official register',
          outcome: 'There is no entry. “They’re new,” writes Mika. “That’s why it’s still this good.”',
        },
        card: {
          text: 'Pay {paid} by card',
          outcome: 'It goes through. Mika is proud of Robin. A bank can sometimes get a card payment back.',
        },
        crypto: {
          text: 'Pay {paid} in cryptocurrency',
          outcome: 'It is sent. A payment like this usually cannot be undone.',
        },
        stop: { text: 'Close the page', outcome: 'Robin closes the page, and does not explain why.' },
      },
    },
    rise: {
      title: 'The total rises',
      says: [
        'Days go by. Robin’s {start} grows. Robin checks it in the morning, at lunch and in bed. It would pay for a weekend away for two.',
      ],
      lines: [['Mika', 'Imagine what {more} more would do.']],
      answer: 'Your plan is running. Withdrawals open in a few days.',
      choices: {
        withdraw: { outcome: page.inDays },
        bankCard: {
          outcome:
            '“We know this page,” says the bank, and claims the card payment back: {returned}, in a few weeks. “Pay nothing more.”',
        },
        bank: {
          text: 'Call the bank',
          outcome: 'The bank cannot get this payment back. It has seen such pages: “Pay nothing more.”',
        },
        small: { text: 'Try to take {small} out', outcome: '“Do that,” writes Mika. “You’ll see.”' },
        more: {
          text: 'Put in {paid} more',
          outcome: 'Robin puts in {paid}. The page adds it at once.',
        },
        despite: {
          text: 'Put in {paid} all the same',
          outcome:
            '“Banks say that about everything new,” writes Mika. Robin puts in {paid}. The page adds it at once.',
        },
        stop: {
          text: 'Stop here',
          outcome: '“No more money,” writes Robin. Mika’s tone changes at once.',
        },
      },
    },
    withdrawal: {
      title: 'The test',
      says: ['Is the money real? Robin asks for {small} of it. The page has a button for that.'],
      lines: [],
      answer: page.onItsWay,
      choices: {
        withdraw: {
          outcome:
            'The next day {small} is in Robin’s bank account, and the total is {small} lower. What a relief.',
        },
        friend: {
          text: 'Show it to a friend',
          outcome:
            'The friend finds warnings from others who were on that page. “But I got money out,” says Robin. “So did they, at first.”',
        },
        more: { text: 'Put in {paid}', outcome: 'Robin puts in {paid}. “We’ll fly in May,” writes Mika.' },
        all: {
          text: 'Take everything out',
          outcome: '“Of course,” writes Mika. “All of it takes until next month. Press it again then.”',
        },
        stop: { text: 'Stop here', outcome: 'Robin stops. Mika is hurt, then angry, then silent.' },
      },
    },
    pressure: {
      title: 'This week only',
      says: ['Mika calls, for the first time. There is an opportunity, “this week only”.'],
      lines: [
        ['Mika', 'Borrow {loan}. You’ll have it back by Friday.'],
        ['Robin', 'I don’t know how.'],
        ['Mika', 'Share your screen with me. I’ll do it for you.'],
      ],
      choices: {
        wait: {
          text: '“I want to think about it”',
          outcome: '“If you trusted me, you wouldn’t need to.” Then it can wait until tomorrow after all.',
        },
        recall: {
          text: 'Ask the bank to stop the last transfer',
          outcome:
            'It was an hour ago: the bank stops it, and {returned} comes back. “Send nothing more,” it says.',
        },
        access: {
          text: 'Share the screen',
          outcome: page.leaves,
        },
        borrow: { text: 'Take out a loan of {loan}', outcome: 'The money is there within an hour.' },
        all: {
          text: 'Take everything out',
          outcome: '“Of course,” writes Mika. “All of it takes until next month. Press it again then.”',
        },
        stop: { text: 'Hang up', outcome: 'Robin hangs up. It is the first quiet evening in weeks.' },
      },
    },
    question: {
      title: 'A question',
      says: [
        'The bank stops the transfer of {loan} and calls: “Do you know who you are paying? Has anyone told you what to say to us?”',
      ],
      lines: [['Mika', 'Say it’s for a kitchen. Banks hate to see money go.']],
      choices: {
        truth: {
          text: 'Tell the bank the truth',
          outcome:
            'The bank does not send it. {loan} stays with Robin. “You are the third person this week,” says the voice, kindly.',
        },
        real: {
          text: 'Hang up, and call the number on the card',
          outcome: '“Yes, that was us,” says the bank. It really is the bank.',
        },
        say: {
          text: 'Say it is for a kitchen',
          outcome: page.loan,
        },
        all: {
          text: 'Take everything out',
          outcome: '“Of course,” writes Mika. “All of it takes until next month. Press it again then.”',
        },
        stop: {
          text: 'Pay the loan back',
          outcome: 'Robin pays it back, and tells Mika it is over.',
        },
      },
    },
    fee: {
      title: 'Everything out',
      says: [page.all],
      lines: [],
      answer: 'A tax of {fee} is due first. Then the whole total is yours.',
      choices: {
        withdraw: {
          outcome: 'First a tax of {fee}, says the page. “That’s normal,” writes Mika. “Then it’s done.”',
        },
        bankCard: {
          outcome: page.cardRefused,
        },
        bank: {
          text: 'Ask the bank',
          outcome: page.neverFirst,
        },
        report: {
          text: 'Report it to the police',
          outcome: page.report,
        },
        pay: {
          text: 'Pay the tax of {paid}',
          outcome: 'Paid. Then a “security fee” is due. Robin asks why. Mika’s profile is gone.',
        },
        despite: {
          text: 'Pay the tax of {paid} all the same',
          outcome: 'Paid. Then a “security fee” is due, and then Mika’s profile is gone.',
        },
        stop: { text: 'Pay nothing more', outcome: 'Robin pays nothing more. Mika does not write again.' },
      },
    },
    silence: {
      title: 'Silence, and an offer',
      says: ['The page is gone. A week later there is a call.'],
      lines: [
        ['Caller', 'I’m from a recovery office. I have your file right here.'],
        ['Robin', 'What does it cost?'],
        ['Caller', 'Just {recovery}, up front.'],
      ],
      choices: {
        lookUp: {
          text: 'Look the office up',
          outcome:
            'There is an official warning about that name: they take money up front, and then do nothing.',
        },
        pay: { text: 'Pay {paid}', outcome: 'Nobody calls again.' },
        stop: {
          text: 'Hang up and report it',
          outcome: page.reported,
        },
      },
    },
  },
} as const satisfies WayTexts;
