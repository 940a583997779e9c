/** The texts of the files that can be saved, in English. */
export const en = {
  title: 'Export',
  about: 'Every trade of this run up to this moment, as a file. Each row says that it is simulated.',
  csv: 'Save as CSV',
  json: 'Save as JSON',
  tooLong:
    'This run has {trades} simulated trades. A spreadsheet opens {most} of them at most. The newest {most} fit.',
  newest: 'Save the newest {most}',
  all: 'Save all {trades}',
  progress: 'Progress of the export',
  making: 'Writing simulated trades: {percent}%',
  saved: 'Saved {file} (simulated data)',
  unconfirmed:
    '{file} (simulated data) was handed to the browser. If no file appears, the frame around this page does not allow downloads: open the page in a tab of its own.',
  forbidden:
    'The frame around this page does not allow downloads, so {file} was not saved. Open the page in a tab of its own.',
  copy: 'The file to copy, with simulated data',
  canceled: 'Canceled; nothing was saved',
  failed: 'The file could not be created. Please try again.',
  saveRuns: 'Save all runs as CSV',
} as const;
