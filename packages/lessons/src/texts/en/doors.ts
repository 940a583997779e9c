/** What leads here on the page, in English. */
export const en = {
  teachers: 'Lessons',
  addresses: 'Addresses',
} as const;
