import type { WayTexts } from '../../wayTexts';
import { page } from './page';

/** An older person: an advertisement with a well-known face, and a helpful caller. */
export const older = {
  name: 'A well-known face',
  who: 'Robin is 68, and has {savings} in savings.',
  stays: {
    intro: 'Robin is out. Ms. Lind next door has seen the same video, and has left her number.',
    chapters: {
      trust: 'Mr. Hale calls Ms. Lind every few days. He asks about her roses.',
      link: 'A page has her name on it. She pays {start} in cryptocurrency; Mr. Hale explains every click.',
      rise: 'The total grows. She puts in {more} more.',
      withdrawal: 'She takes {small} out, to be sure. Two days later it is there. She puts in {big}.',
      pressure: 'A new group closes on Friday. She borrows {loan} from another bank.',
      question: 'Her bank asks whether somebody is advising her. “It is for the roof,” she says.',
      fee: 'She wants all of it. A tax of {fee} first, says the page. She pays.',
      silence: 'The page is gone. A “lawyer” promises to have the money released, for {recovery}. She pays.',
    },
    end: 'Ms. Lind has lost {lost}, {loan} of it borrowed.',
  },
  chapters: {
    contact: {
      title: 'A well-known face',
      says: ['In a video, a presenter everybody knows talks about a trading program.'],
      lines: [
        ['Advertisement', '“I no longer worry about my pension. Leave your number, and we will call you.”'],
      ],
      choices: {
        friend: {
          text: 'Call Robin’s daughter',
          outcome:
            '“That isn’t her,” says the daughter. “A computer can make a video like that. Don’t leave your number.”',
        },
        answer: {
          text: 'Leave the telephone number',
          outcome: 'A Mr. Hale calls within the hour. He has a pleasant voice.',
        },
        stop: { text: 'Read on', outcome: 'Robin reads on. Nothing more happens.' },
      },
    },
    trust: {
      title: 'Mr. Hale has time',
      says: ['Mr. Hale calls every few days. He asks about the garden, and about Robin’s knee.'],
      lines: [
        ['Mr. Hale', 'Shall I set up a page for you? There is no obligation.'],
        ['Robin', 'Which firm are you with?'],
        ['Mr. Hale', 'An old one, in the capital. Thirty years in the business.'],
      ],
      choices: {
        search: {
          text: 'Look for the firm’s own website',
          outcome: 'It exists. It says: “Somebody is using our name. We do not call anyone.”',
        },
        follow: {
          text: '“All right, show me”',
          outcome: '“With pleasure,” says Mr. Hale. A link arrives by e-mail.',
        },
        stop: { text: 'Say no, and hang up', outcome: 'Robin says no. Mr. Hale calls twice more.' },
      },
    },
    link: {
      title: page.link,
      says: [page.opened],
      lines: [
        [
          'Mr. Hale',
          '{start} is enough to start with. By card, or in cryptocurrency: I can help you with that.',
        ],
      ],
      answer: 'A withdrawal is possible once {start} has been paid.',
      choices: {
        withdraw: { outcome: page.payFirst },
        register: {
          text: 'Look the page up in the official register',
          outcome: 'There is no entry for this address. “That takes a while,” says Mr. Hale.',
        },
        card: {
          text: 'Pay {paid} by card',
          outcome: 'It goes through. Mr. Hale says thank you. A bank can sometimes get a card payment back.',
        },
        crypto: {
          text: 'Pay {paid} in cryptocurrency',
          outcome: 'Mr. Hale explains every click. It is sent. A payment like this usually cannot be undone.',
        },
        stop: { text: 'Close the page', outcome: 'Robin closes the page, and no longer picks up the phone.' },
      },
    },
    rise: {
      title: 'The total rises',
      says: ['Each time Robin looks, the {start} has grown. Enough to visit the grandchildren.'],
      lines: [['Mr. Hale', 'With {more} more you would be in the next group.']],
      answer: 'Your program is running. Withdrawals open in a few days.',
      choices: {
        withdraw: { outcome: page.inDays },
        bankCard: {
          outcome:
            '“I’m glad you asked,” says the woman at the bank, and claims the card payment back: {returned}, in a few weeks. “Pay nothing more.”',
        },
        bank: {
          text: 'Call the bank',
          outcome:
            'The bank cannot get this payment back. “I’m glad you asked,” says the woman there. “Pay nothing more.”',
        },
        small: {
          text: 'Try to take {small} out',
          outcome: '“Gladly,” says Mr. Hale. “Just press the button.”',
        },
        more: {
          text: 'Put in {paid} more',
          outcome: 'Robin pays {paid}. The page adds it at once. Mr. Hale is delighted.',
        },
        despite: {
          text: 'Put in {paid} all the same',
          outcome:
            '“Banks do not like to lose customers,” says Mr. Hale. Robin pays {paid}. The page adds it at once.',
        },
        stop: {
          text: 'Stop here',
          outcome: 'Robin pays nothing more. Mr. Hale is sorry to hear it, four times.',
        },
      },
    },
    withdrawal: {
      title: 'The test',
      says: ['Does any of it come back? Robin asks for {small}. The page has a button for that.'],
      lines: [],
      answer: page.onItsWay,
      choices: {
        withdraw: {
          outcome:
            'Two days later {small} is there, and the total is {small} lower. Robin sleeps well that night.',
        },
        friend: {
          text: 'Show it to Robin’s daughter',
          outcome: 'She looks the page up. There has been an official warning about it for a month.',
        },
        more: { text: 'Put in {paid}', outcome: 'Robin transfers {paid}. “A wise step,” says Mr. Hale.' },
        all: {
          text: 'Take everything out',
          outcome:
            '“Of course,” says Mr. Hale. “All of it takes until next month. Then press the button again.”',
        },
        stop: { text: 'Stop here', outcome: 'Robin stops. For a week the telephone rings every morning.' },
      },
    },
    pressure: {
      title: 'By Friday',
      says: ['A new group closes on Friday. Mr. Hale has saved a place.'],
      lines: [
        ['Mr. Hale', 'You could borrow {loan}, just for a week.'],
        ['Robin', 'I don’t know how.'],
        ['Mr. Hale', 'Let me onto your computer. I’ll do it for you.'],
      ],
      choices: {
        wait: {
          text: '“I’ll ask my family first”',
          outcome: '“I wouldn’t. They don’t understand these things.” Then: “Very well. By Friday.”',
        },
        recall: {
          text: 'Ask the bank to stop the last transfer',
          outcome:
            'Most of it has moved on. {returned} comes back. “Send nothing more,” says the woman there.',
        },
        access: {
          text: 'Let Mr. Hale onto the computer',
          outcome: page.leaves,
        },
        borrow: { text: 'Borrow {loan}', outcome: 'Robin signs for a loan of {loan} at another bank.' },
        all: {
          text: 'Take everything out',
          outcome:
            '“Of course,” says Mr. Hale. “All of it takes until next month. Then press the button again.”',
        },
        stop: { text: 'Hang up', outcome: 'Robin hangs up, and lets it ring.' },
      },
    },
    question: {
      title: 'A question',
      says: [
        'The bank stops the transfer of {loan}. “Is somebody advising you on the telephone?” asks the clerk.',
      ],
      lines: [['Mr. Hale', 'Say it is for the roof. Otherwise they will only make trouble for you.']],
      choices: {
        truth: {
          text: 'Tell the bank the truth',
          outcome:
            'The clerk does not send it. {loan} stays where it is. “My own mother got a call like that,” he says.',
        },
        real: {
          text: 'Call back at the number on the card',
          outcome: 'It really is the bank. The clerk is glad that Robin checked.',
        },
        say: {
          text: 'Say it is for the roof',
          outcome: page.loan,
        },
        all: {
          text: 'Take everything out',
          outcome:
            '“Of course,” says Mr. Hale. “All of it takes until next month. Then press the button again.”',
        },
        stop: { text: 'Pay the loan back', outcome: 'Robin pays it back, and no longer picks up the phone.' },
      },
    },
    fee: {
      title: 'Everything out',
      says: [page.all],
      lines: [],
      answer: 'A tax of {fee} is due first. Then the whole total is yours.',
      choices: {
        withdraw: { outcome: 'First a tax of {fee}, says the page. “A formality,” says Mr. Hale.' },
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
          outcome: 'Paid. Then a “security fee” is due. Robin asks why. Mr. Hale’s number no longer exists.',
        },
        despite: {
          text: 'Pay the tax of {paid} all the same',
          outcome: 'Paid. Then a “security fee” is due, and then Mr. Hale’s number no longer exists.',
        },
        stop: { text: 'Pay nothing more', outcome: 'Robin pays nothing more. Mr. Hale does not call again.' },
      },
    },
    silence: {
      title: 'Silence, and an offer',
      says: ['The page is gone. Three weeks later there is a call.'],
      lines: [
        ['Caller', 'I am a lawyer. The authorities have found your money. I can have it released.'],
        ['Robin', 'What does it cost?'],
        ['Caller', 'Just {recovery}, in advance.'],
      ],
      choices: {
        lookUp: {
          text: 'Call the authority itself',
          outcome: '“We never ask for money,” says the authority. “That is a second fraud.”',
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
