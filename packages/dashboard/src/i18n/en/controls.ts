/** The texts of the controls panel, in English. */
export const en = {
  sheets: { play: 'Play', run: 'Run', share: 'Share', settings: 'Settings' },

  name: 'Name',
  nameHint: 'Empty: invented',
  nameHintV: 'Empty: {name}',
  amount: 'Start amount',
  trades: 'Start trade count',
  emptyRandom: 'Empty: random',
  emptyPreset: 'Empty: 181',
  seed: 'Seed of the run',
  seedHint: 'Same seed, same run',
  // While an extra is open beside the page.
  besideExtra: 'This is the page’s own run. You see it again when you close what is open beside it.',
  newRun: 'New run',
  startAgain: 'Apply and restart',
  // Links to the other page.
  toV: 'Scripted market analysis',
  toFeed: 'Running dashboard',
  // Name, market, speed and moment: the theme and the pace of reading aloud stay.
  reset: 'Reset the run',
  // Beside the way to the statistics.
  draft: 'What you have changed is not applied yet: what opens here is about the run on the page.',
  language: 'Language',
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  digest: 'Reading aloud',
  digestAbout:
    'How often a screen reader says how many simulated trades came in, and the total. New rows are not read.',
  digestOff: 'Off',
  digestOften: 'Every 10\u00a0s',
  digestSeldom: 'Every 60\u00a0s',
  privacy: 'What you choose here stays in this browser. The page sends nothing to anyone.',

  // Of a field of a market.
  marketHint: '{from} to {to}; empty: {standard}',
  onAverage: 'On average {mean} per trade.',
} as const;
