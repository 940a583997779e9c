import { cases } from './cases';

/** The texts of the practice, in English. */
export const en = {
  about: 'All of it is invented. Nothing is counted, stored or sent.',
  question: 'Case {number} of {count}: honest, or a scam?',
  is: { honest: 'Case {number} of {count}: it is honest', fraud: 'Case {number} of {count}: it is a scam' },
  frames: {
    message: 'A message',
    mail: 'An e-mail',
    letter: 'A letter',
    offer: 'An offer',
    call: 'A call',
    door: 'A visit',
  },
  checks: 'What do you check?',
  checked: 'What you checked',
  answer: 'What do you say?',
  answers: { honest: 'Honest', fraud: 'A scam' },
  said: { honest: 'You said: honest.', fraud: 'You said: a scam.' },
  decides: 'This check decides: {check}.',
  // What the same check finds of the twin.
  twin: {
    honest: 'The very same words can be a scam. The check then finds: {finds}',
    fraud: 'The very same words can be honest. The check then finds: {finds}',
  },
  // In place of the twin, where a sign decides.
  sign: 'Here a sign decides, without any check: {sign}',
  next: 'Go on',

  end: 'Six cases later',
  were: { honest: 'What was honest', fraud: 'What was a scam' },
  refused: 'You turned down {case}.',
  believed: 'You believed {case}.',
  noneRefused: 'You turned down no honest offer.',
  noneBelieved: 'You believed no scam.',
  whatDecides: 'What decides',
  unchecked: 'You checked nothing. Nobody can know by looking alone: the same words may be honest or a scam.',
  undecided: 'You did check, but never what decides. That leaves guessing.',
  allFraud:
    'Whoever calls everything a scam is not safe, just alone: without the apartment, the job and the granddaughter.',
  allHonest: 'Whoever believes everything is kind, and pays for it one day. A check costs a phone call.',
  learned: 'Signs make you suspicious. Only the check decides, for honest offers too.',

  real: 'One thing for real',
  lookUp: 'Look up a provider you know:',
  sayAloud: 'Or say aloud what you would tell your bank: “I have been defrauded. Can you stop the payment?”',

  again: 'Again, before it fades',
  fades: 'What practice like this teaches lasts for months only if something reminds you of it.',
  entries: { week: 'Calendar entry in a week', months: 'Calendar entry in three months' },
  entryTitle: 'Simulation: six cases to check',
  entryText: 'Six invented messages and offers. Five minutes.',
  saved: '{file} is saved. Open it to add it to your calendar.',
  notSaved: 'If no file appears, the frame around this page does not let it save files. The link: {link}',
  sets: { 1: 'The first six cases', 2: 'The second six cases', 3: 'The third six cases' },
  cases,
} as const;
