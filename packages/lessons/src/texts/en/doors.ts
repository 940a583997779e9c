/** What leads here on the page, in English. */
export const en = {
  teachers: 'For teachers',
  addresses: 'Addresses',
} as const;
