/** The texts of the controls panel, in English. */
export const en = {
  title: 'Controls',
  thisRun: 'This run',
  about: 'The same settings give the same run, for everyone.',
  name: 'Name',
  nameHint: 'Leave empty for an invented name',
  nameHintV: 'Leave empty for {name}',
  amount: 'Start amount',
  trades: 'Start trade count',
  emptyRandom: 'Leave empty for a random value',
  emptyPreset: 'Leave empty for 181',
  seed: 'Seed of the run',
  seedHint: 'Any text. The same seed gives the same run.',
  newRun: 'New run',
  startAgain: 'Apply and restart',
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  digest: 'Spoken digest',
  digestAbout:
    'Screen readers announce how many simulated trades came in, and the total. New rows are not announced.',
  digestOff: 'Off',
  digestOften: 'Every 10\u00a0s',
  digestSeldom: 'Every 60\u00a0s',
  explanations: 'Explanations',
  scenes: 'Scenes',
  scenesHint: 'Ready-made states for slides and screenshots. Each opens paused.',
  close: 'Close',

  // What the scenario that is chosen in the form does.
  // Once for each scenario that can be chosen.
  choices: {
    rigged: 'Rigged feed: every trade gains, as fake sites usually show.',
    fair: 'Fair market: {coin} decides each trade; {costs}.',
    own: 'Custom market: {coin} decides each trade; {costs}.',
  },
  chance: 'Chance that the coin wins',
  chanceHint: '{from} to {to}. Leave empty for {standard}',
  cost: 'Cost of each trade',
  costHint: '{from} to {to}. Leave empty for {standard}',
} as const;
