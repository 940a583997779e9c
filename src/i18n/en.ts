import { specified } from './specified.ts';

/** Every text of the page in English. `{word}` marks a place that `fill` fills. */
export const en = {
  ...specified.en,

  // The simulation label. Word and rest are one sentence: "Simulation - all figures are invented. ..."
  labelWord: 'Simulation',
  labelRest: 'all figures are invented. No account, no trades, no money.',
  simulated: 'Simulated',
  simulatedFigure: 'simulated: {figure}',

  title: 'Simulation - Dashboard',
  noScript:
    'This simulation needs JavaScript, which is off here. Turn it on in the browser, or allow scripts in the frame, and reload the page.',
  notLoaded: 'A file of this page could not be loaded or is late. Please reload the page.',
  skip: 'Skip to the figures',
  navigation: 'Side bar, part of the picture',
  scenery: 'Part of the picture - no pages behind it',
  searchNote: '(not available in this simulation)',
  notifications: 'Simulated notifications: {count}',
  invented: '(invented)',
  fromLink: 'from the link',

  period: 'Period',
  periodNote: 'The period changes only this label',
  periodSpoken: 'Label: {period}',

  randomStart: 'random start',
  linkStart: 'start value from the link',
  presetStart: 'preset start',
  plusTrades: 'plus invented trades:',

  withheld:
    'No figures while the simulation label cannot be seen. Something covers, hides or changes it, such as a browser extension.',

  realityNote: 'Invented. In reality 74-89 % of retail CFD accounts lose money (ESMA, 2018).',
  neverLoses: 'This feed never loses. Real trading does.',

  scenario: 'Scenario',
  stage: 'Stage set',
  fair: 'Fair market',
  fairNote:
    'Fair market scenario - still simulated. Gain and loss are equally likely, and each trade costs $0.35.',
  winRate: 'Win rate (derived)',
  soldAtLoss: 'Sold at a loss',
  statistics: 'The statistics behind it',

  listTitle: 'Invented trades',
  emptyList: 'First simulated trade in a moment',
  emptyPaused: 'Paused before the first simulated trade',
  uuid: 'UUID:',
  open: 'open',
  new: 'New',
  rowSpoken: 'simulated: {row}, buy {buy}, sell {sell}, profit {profit}',

  pause: 'Pause',
  resume: 'Resume',
  pausedSpoken: 'Simulation paused',
  resumedSpoken: 'Simulation goes on',

  close: 'Close',
  withdrawTitle: 'There is nothing to withdraw',
  withdrawInvented:
    'The profit on this page is invented. No account, no trade and no money stands behind it, so nothing can be paid out.',
  withdrawPattern:
    'Fake trading sites show a rising profit just like this one. Whoever asks for the money is told to pay a fee or a tax first, and then another. The profit never existed.',
  withdrawAdvice:
    'Nobody may charge you for getting your own money back. If someone does: pay nothing more, keep the messages, tell your bank and the police.',

  run: 'Run',
  runBar: 'Run and controls',
  controls: 'Controls',
  deceive: 'How such pages deceive',

  errorHeading: 'Unexpected Application Error!',
  errorNote: 'This simulation stopped. Nothing is lost: there is no account and no money behind it.',
  errorStack: 'Stack trace',
  reload: 'Reload',
} as const;
