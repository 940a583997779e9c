/** What leads here on the page, in English. */
export const en = {
  statistics: 'The statistics behind it',
} as const;
