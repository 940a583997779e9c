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
    wins: 'winning trades',
    lowest: 'lowest change',
    highest: 'highest change',
    p: 'p (chi-square)',
    scenario: 'scenario',
    seconds: 'simulated seconds',
    chance: 'chance in percent',
    cost: 'cost',
  },
  /** The head of a column with the change at an earlier moment. */
  changeAt: 'change after {seconds} simulated seconds',
} as const;
