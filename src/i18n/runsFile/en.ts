/** The texts of the file of many runs, in English. */
export const en = {
  saveCsv: '{market}: save the runs as CSV',
  saveJson: '{market}: save the runs as JSON',
  /** Stands in the first column. */
  yes: 'yes',
  /** The heads of the columns of a CSV file. */
  columns: {
    simulated: 'simulated',
    seed: 'seed',
    change: 'change',
    trades: 'trades',
    wins: 'wins',
    lowest: 'lowest',
    highest: 'highest',
    p: 'p (chi-square)',
    scenario: 'scenario',
    seconds: 'seconds',
    chance: 'chance',
    cost: 'cost',
  },
  /** The head of a column with the change at an earlier moment. */
  changeAt: 'change at {seconds} s',
} as const;
