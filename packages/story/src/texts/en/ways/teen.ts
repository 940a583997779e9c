import type { WayTexts } from '../../wayTexts';
import { page } from './page';

/** A teenager: a group chat, screenshots of somebody, a small sum. */
export const teen = {
  name: 'A group chat',
  who: 'Robin is 16, and has {savings} from a summer job.',
  stays: {
    intro: 'Robin is out. Noa from the same school is in the group too, and stays.',
    chapters: {
      trust: 'Lio writes to Noa every evening, about school, and about a bot that makes money.',
      link: 'A page has Noa’s name on it. Noa pays {start} in crypto.',
      rise: 'The number grows every day. Noa puts in {more} more.',
      withdrawal: 'Noa takes {small} out to see if it works. It works. Noa puts in {big}.',
      pressure: 'This week everything counts double, says Lio. Noa borrows {loan} at home.',
      question: 'The banking app asks what the money is for. “A used bike,” writes Noa, as Lio said.',
      fee: 'Noa wants all of it. A tax of {fee} first, says the page. Noa pays.',
      silence: 'The page is gone. “Cyber Help” offers to find the money for {recovery}. Noa pays that, too.',
    },
    end: 'Noa has lost {lost}, {loan} of it borrowed.',
  },
  chapters: {
    contact: {
      title: 'Added to a group',
      says: ['Robin is added to a group chat, “Pocket money 2.0”, 214 members. There is a screenshot.'],
      lines: [
        ['Kai', '[Screenshot: a very large number] I started with {start}. Ask Lio.'],
        ['Robin', 'Do I know you?'],
        ['Kai', 'We’re all from around here :)'],
      ],
      choices: {
        friend: {
          text: 'Ask Sam from school about Kai',
          outcome:
            '“Kai? Nobody here knows any Kai,” says Sam. “And I can fake a screenshot like that in a minute.”',
        },
        answer: { text: 'Write to Lio', outcome: 'Lio answers within a minute, and is really nice.' },
        stop: { text: 'Leave the group', outcome: 'Robin leaves the group. Nothing more happens.' },
      },
    },
    trust: {
      title: 'Two weeks later',
      says: ['New screenshots every evening. Lio asks how school is going, and remembers the math test.'],
      lines: [
        ['Lio', 'How was math?'],
        ['Robin', 'Bad. How do you guys make that money?'],
        ['Lio', 'My bot does it. I can set up a page for you, no stress.'],
      ],
      choices: {
        search: {
          text: 'Search the web for Lio’s picture',
          outcome: 'The same face turns up in four profiles, under four names.',
        },
        follow: { text: '“Okay, show me”', outcome: 'A thumbs-up from Lio. Then a link.' },
        stop: { text: 'Leave the group', outcome: 'Robin is out. Lio writes twice more.' },
      },
    },
    link: {
      title: page.link,
      says: [page.opened],
      lines: [['Lio', '{start} and you’re in. Card is fine. Crypto is quicker.']],
      answer: 'You can withdraw once you have paid {start}.',
      choices: {
        withdraw: { outcome: page.payFirst },
        register: {
          text: 'Look the firm up in the official register',
          outcome: 'There is no entry. “Too new for that,” writes Lio.',
        },
        card: {
          text: 'Pay {paid} by card',
          outcome: 'It goes through. “Welcome,” writes Lio. A bank can sometimes get a card payment back.',
        },
        crypto: {
          text: 'Pay {paid} in crypto',
          outcome: 'Sent. A payment like this usually cannot be undone.',
        },
        stop: { text: 'Close the page', outcome: 'Robin closes the page and stops answering.' },
      },
    },
    rise: {
      title: 'It goes up',
      says: ['Days go by. Robin’s {start} grows. Robin checks it in every break.'],
      lines: [['Lio', 'See? With {more} more it goes faster.']],
      answer: 'Your bot is at work. Your first withdrawal opens in a few days.',
      choices: {
        withdraw: { outcome: page.inDays },
        bankCard: {
          outcome:
            'The bank has seen this before, and claims the card payment back: {returned}, in a few weeks. “Send nothing more.”',
        },
        bank: {
          text: 'Ask the bank, with a parent',
          outcome: 'The bank cannot get crypto back. It has seen this before: “Send nothing more.”',
        },
        small: { text: 'Try to take {small} out', outcome: '“Sure,” writes Lio. “Just press it.”' },
        more: { text: 'Put in {paid} more', outcome: 'Robin puts in {paid}. The page adds it at once.' },
        despite: {
          text: 'Put in {paid} all the same',
          outcome:
            '“Banks just want to keep your money,” writes Lio. Robin puts in {paid}. The page adds it at once.',
        },
        stop: { text: 'Put in nothing more', outcome: 'Robin puts in nothing more and stops answering.' },
      },
    },
    withdrawal: {
      title: 'The test',
      says: ['Is it real money? Robin wants to see {small} of it. The page has a button for that.'],
      lines: [],
      answer: page.onItsWay,
      choices: {
        withdraw: {
          outcome:
            'Two hours later {small} is in Robin’s bank account. The total is {small} lower. It works.',
        },
        friend: {
          text: 'Show it to Sam',
          outcome: 'Sam looks the page up. A consumer group has been warning about it for three weeks.',
        },
        more: { text: 'Put in {paid}', outcome: 'Robin puts in {paid}. Lio sends a heart.' },
        all: {
          text: 'Take everything out',
          outcome: '“Sure,” writes Lio. “All of it takes till next week. Press it again then.”',
        },
        stop: { text: 'Stop here', outcome: 'Robin stops. Lio writes six more times, then no more.' },
      },
    },
    pressure: {
      title: 'This week only',
      says: ['Lio writes all day. This week everything counts double.'],
      lines: [
        ['Lio', 'Borrow {loan} from your sister. You’ll have it back on Friday.'],
        ['Robin', 'I don’t know.'],
        ['Lio', 'Or give me the login of your banking app. I’ll do it for you.'],
      ],
      choices: {
        wait: {
          text: '“I’ll sleep on it”',
          outcome: '“Then somebody else gets your spot.” A minute later: “Okay, tomorrow.”',
        },
        recall: {
          text: 'Ask the bank to stop the last transfer',
          outcome:
            'It was an instant transfer. The bank asks for it back, but it is too late. “Next time call right away.”',
        },
        access: {
          text: 'Send the login',
          outcome: 'A minute later {paid} has left Robin’s bank account. The page adds it to the total.',
        },
        borrow: { text: 'Ask Robin’s sister for {loan}', outcome: 'She says yes, no questions asked.' },
        all: {
          text: 'Take everything out',
          outcome: '“Sure,” writes Lio. “All of it takes till next week. Press it again then.”',
        },
        stop: { text: 'Block Lio', outcome: 'Robin blocks Lio. It is quiet.' },
      },
    },
    question: {
      title: 'A question',
      says: [
        'Robin wants to send on the {loan} from Robin’s sister. The banking app stops: “Do you know who you are paying?”',
      ],
      lines: [['Lio', 'Say it’s for a used bike. Banks never get this stuff.']],
      choices: {
        real: {
          text: 'Check that it is really the bank',
          outcome: 'Robin opens the app again, the usual way. The question is there. It really is the bank.',
        },
        truth: {
          text: 'Tell the bank the truth',
          outcome:
            'The bank does not send it: {loan} stays here. “We see this a lot,” says the woman on the phone.',
        },
        say: {
          text: 'Say it is for a bike',
          outcome: 'It goes through. The sister’s {paid} is on the page, too.',
        },
        all: {
          text: 'Take everything out',
          outcome: '“Sure,” writes Lio. “All of it takes till next week. Press it again then.”',
        },
        stop: {
          text: 'Give Robin’s sister her money back',
          outcome: 'Robin gives it back, and stops answering Lio.',
        },
      },
    },
    fee: {
      title: 'Everything out',
      says: [page.all],
      lines: [],
      answer: 'A tax of {fee} is due first. Then all of it is yours.',
      choices: {
        withdraw: { outcome: 'First a tax of {fee}, says the page. “Then it’s all yours,” writes Lio.' },
        bankCard: {
          outcome: page.cardRefused,
        },
        bank: {
          text: 'Ask the bank, with a parent',
          outcome: page.neverFirst,
        },
        report: {
          text: 'Report it to the police, with a parent',
          outcome: 'The officer writes it all down. “Pay nothing more, and keep the chats.”',
        },
        pay: {
          text: 'Pay the tax of {paid}',
          outcome: 'Paid. Next comes a “safety fee”. Robin asks why. No answer.',
        },
        despite: {
          text: 'Pay the tax of {paid} all the same',
          outcome: 'Paid. Next comes a “safety fee”. Then nobody answers.',
        },
        stop: { text: 'Pay nothing more', outcome: 'Robin pays nothing more and stops answering.' },
      },
    },
    silence: {
      title: 'Silence, and an offer',
      says: ['The group is gone. So is the page. A week later somebody new writes.'],
      lines: [
        ['Cyber Help', 'We found your money. We get it back for people your age.'],
        ['Robin', 'What does it cost?'],
        ['Cyber Help', 'Just {recovery}, up front.'],
      ],
      choices: {
        lookUp: {
          text: 'Look Cyber Help up',
          outcome: 'The police warn about that name: money up front, then nothing.',
        },
        pay: { text: 'Pay {paid}', outcome: 'Nobody writes again.' },
        stop: {
          text: 'Report it, with a parent',
          outcome: 'They report it together. That helps to warn others.',
        },
      },
    },
  },
} as const satisfies WayTexts;
