import { analysis } from '@simulation/engine/texts';

/* The texts of `/v`, which is in English only (specification, sections 2 and 4). */

export const startTrading = 'Start Trading';
export const playAgain = 'Play again';
export const scriptLength = 'A script of {seconds} simulated seconds.';
export const scriptLeft = 'The script ends in {seconds} simulated seconds.';
export const scriptLeftOne = 'The script ends in 1 simulated second.';
export const soldSpoken = 'Both simulated trades are sold, total {total}';

export const overlay = {
  title: 'Analyzing The Market',
  ...analysis,
  scripted: 'Scripted animation – no market is analyzed',
  closesItself: 'It closes by itself.',
  progress: 'Progress of the scripted animation',
} as const;

/** The script before it runs, on the axis of the curve. */
export const plan = {
  title: 'The script is already written',
  text: 'Start Trading plays an analysis, opens two invented trades and always ends in a gain.',
  risen: 'Open trades: not in the total until they are sold',
} as const;
