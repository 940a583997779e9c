/** The texts of the export, in English. */
export const exportEn = {
  title: 'Export',
  about: 'Every trade of this run up to this moment, as a file. Each row says that it is simulated.',
  csv: 'Save as CSV',
  json: 'Save as JSON',
  progress: 'Progress of the export',
  making: 'Writing simulated trades: {percent}%',
  cancel: 'Cancel',
  saved: 'Saved {file} (simulated data)',
  cancelled: 'Cancelled; nothing was saved',
  failed: 'The file could not be created. Please try again.',

  // The heads of the columns and what stands in the first.
  yes: 'yes',
  simulated: 'simulated',
  number: 'number',
  seconds: 'seconds',
  instrument: 'instrument',
  buy: 'buy',
  sell: 'sell',
  profit: 'profit',
  currency: 'currency',
  uuid: 'uuid',
  scenario: 'scenario',
} as const;
