/** The texts of the files that can be saved, in English. */
export const en = {
  title: 'Export',
  about:
    'Every trade of this run up to this moment. Each row says that it is simulated, as does each part of a screenshot.',
  csv: 'Save as CSV',
  json: 'Save as JSON',
  tooLong:
    'This run has {trades} simulated trades. A spreadsheet opens {most} of them at most. The newest {most} fit.',
  newest: 'Save the newest {most}',
  all: 'Save all {trades}',
  progress: 'Progress of the export',
  // The head of a column: what was paid into the run.
  paidIn: 'paid in',
  making: 'Writing simulated trades: {percent}%',
} as const;
