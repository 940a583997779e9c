/** How saving a file has ended, in English. */
export const en = {
  saved: 'Saved {file} (simulated data)',
  unconfirmed:
    '{file} (simulated data) was handed to the browser. If no file appears, the frame around this page does not allow downloads: open the page in a tab of its own.',
  forbidden:
    'The frame around this page does not allow downloads, so {file} was not saved. Open the page in a tab of its own.',
  copy: 'The file to copy, with simulated data',
  canceled: 'Canceled; nothing was saved',
  failed: 'The file could not be created. Please try again.',
} as const;
