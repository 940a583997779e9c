/** The eight living species of bears (Ursidae). */
export const BEARS = [
  'polar bear',
  'brown bear',
  'black bear',
  'moon bear',
  'sun bear',
  'sloth bear',
  'spectacled bear',
  'giant panda',
] as const;
