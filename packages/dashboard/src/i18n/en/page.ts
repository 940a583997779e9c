import { MARKETS_TEXTS } from '@simulation/engine/texts';
import { specified } from '../specified';

/** Every text of the page in English. `{word}` marks a place that `fill` fills. */
export const en = {
  ...specified.en,
  glosses: {},

  // The simulation label: `labelSentence` joins its parts.
  labelWord: 'Simulation',
  labelFigures: 'all figures are invented.',
  labelDenials: 'No account, no trades, no money.',
  simulated: 'Simulated',
  simulatedFigure: 'simulated: {figure}',
  whereFrom: '{card}: where from?',

  // Before the first render, while a late moment of a run is computed.
  computing: 'Computing the simulation up to {time}',
  skip: 'Skip to the figures',
  navigation: 'Sidebar, decoration only',
  decorativeNote:
    'Part of the picture – no pages behind it. What can be set is in “Controls”: name and amount in “Run”.',
  searchNote: '(not available in this simulation)',
  notifications: 'Simulated notifications: {count}',
  invented: '(invented)',
  fromLink: 'from the link',
  nameCut: 'from the link, not in full',
  nameLeftOut: 'not the one in the link',
  placeholder: 'placeholder',
  // While an extra tells the run on screen: in place of the start value what was paid in, and what was made up.
  paidIn: 'Paid in',
  takenOut: 'taken out',
  madeUp: 'made up',
  day: 'Day {day}',

  purpose: 'Scams can look like this, losses included.',
  purposeLosing: 'Comparison: trades can lose.',

  period: 'Period',
  periodNote: 'figures stay the same',
  periodSpoken: 'Label: {period}',

  // What the start value of a figure is. The first letter of a line is written as a capital.
  randomStart: 'random start',
  linkStart: 'start value from the link',
  presetStart: 'preset start',
  // Between the ends of a range.
  to: 'to',

  withheld:
    'Figures are hidden because the simulation label is not displayed. Turn off whatever removes or hides it, such as a browser extension.',

  realityNote: 'Invented. In reality 74–89% of retail CFD accounts lose money (ESMA, 2018).',

  markets: MARKETS_TEXTS.en,
  // The place `{costs}` of the texts of a market.
  costsSome: 'each trade costs {cost}',
  costsNothing: 'trades cost nothing',
  // Beneath the list, on the dashboard with the note of its market.
  feedNoteScript: 'No trade of this script ever loses. Real trades do, and some fake sites show losses too.',
  // Beneath that note, for a run that its link calls picked.
  pickedAs:
    'Picked afterwards: the {rank} of {count} runs, according to the link. Among many runs one is always the {rank}, by chance alone. It proves nothing.',
  best: 'best',
  worst: 'worst',
  pickedAny:
    'Picked afterwards: one of {count} runs, according to the link. Anyone who picks a run after seeing the results can show anything. It proves nothing.',
  winRate: 'Win rate so far',
  soldAtLoss: 'Sold at a loss',

  latest: 'Latest trades',
  emptyList: 'First trade in a moment',
  emptyPaused: 'Paused before the first trade',
  uuid: 'UUID:',
  open: 'open',
  new: 'New',
  rowSpoken: 'simulated: {row}, buy {buy}, sell {sell}, profit {profit}',

  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  pausedSpoken: 'Simulation paused',
  resumedSpoken: 'Simulation resumed',

  close: 'Close',
  withdrawTitle: 'There is nothing to withdraw',
  withdrawShown: 'On the screen',
  withdrawThere: 'In an account',
  // The pattern of the fraud, beside a total that only rises, beside the script, and beside a total that can fall.
  withdrawRising:
    'There is no money behind the figure. Fake trading sites usually show a rising profit just like this one. Anyone who asks for the money is told to pay a fee or a tax first, and then another. The profit never existed.',
  withdrawScript:
    'There is no money behind the figure. The profit of a fake trading site comes from a script just like this one. Anyone who asks for the money is told to pay a fee or a tax first, and then another. The profit never existed.',
  withdrawFalling:
    'There is no money behind the figure, although trades can lose here. Fake trading sites usually show a rising profit, and some show losses to demand more money. Anyone who asks such a site for the money is told to pay a fee or a tax first, and then another. The profit never existed.',
  withdrawAdvice:
    'If someone makes you pay first: pay nothing more, keep the messages, tell your bank and the police. No honest provider does that; real fees are deducted.',

  // Help for somebody who has paid: in the script of the page, so that no file can be missing for it.
  paidAlready: 'I have paid already',
  myself: 'I need help myself',
  help: {
    about:
      'What happened is not your fault. Has your child paid? Call together: “My child has been defrauded.”',
    again: 'Somebody will soon offer to get it back. Hang up: it is the next fraud.',
    // Each step: its first words, and the rest.
    steps: [
      ['Pay nothing more,', 'and stop answering. Was somebody on your computer or phone? Take it offline.'],
      ['Call your bank', '(the number is on your card): “I have been defrauded. Can you stop the payment?”'],
      ['Report it', 'to the police, and keep every message and receipt.'],
    ],
  },

  seed: 'Seed',
  quoted: '“{text}”',
  unread: 'Not understood in the link: {names}',
  // After it, where one of them is a number.
  unreadNumber: 'A number is written like {example}.',
  garbled: 'The address could not be read: it was probably changed on its way.',
  runBar: 'Run and controls',
  controls: 'Controls',
  run: 'This run:',
  // Pages of whoever hosts the site, in its foot.
  imprint: 'Legal notice',
  privacy: 'Privacy',
  noLinks: 'Links do not work in this viewer. Open the file in a browser.',

  errorHeading: 'Unexpected Application Error!',
  errorNote: 'This simulation stopped. Nothing is lost: there is no account and no money behind it.',
  errorStack: 'Stack trace',
  reload: 'Reload',
  toDashboard: 'Go to the dashboard',

  // The button for trades that wait: its first half is seen, both are heard.
  showNew: 'Show {count} new',
  showNewRest: 'simulated trades',
  showNewOne: 'Show 1 new',
  showNewOneRest: 'simulated trade',
  waiting: 'New simulated trades waiting: {count}',

  // While a chunk that was asked for has not arrived.
  waitingForNetwork: 'Waiting for the network. This part opens as soon as it has loaded.',
  cancel: 'Cancel',
  // In the place of a part of the page that threw, or did not load.
  partFailed: 'This part has stopped working. Everything else goes on.',
  tryAgain: 'Try again',

  // Of curve and charts.
  charts: {
    caption: 'Simulated total',
    read: 'Simulated time on the curve',
    atTheEnd: 'at the end',
    table: 'As a table',
    curve: 'As a curve',
    choice: '{count} chosen moments. Between two of them are more trades.',
    time: 'Simulated time',
    total: 'Simulated total',

    rising: 'Simulated profit, second by second: {figures}',
  },
} as const;
