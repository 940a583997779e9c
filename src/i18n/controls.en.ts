/** The texts of the controls panel in English; they travel with the panel, not with the first page. */
export const controlsEn = {
  title: 'Controls',
  about:
    'Everything on this page is made from these choices. The same choices make the same run, for everyone.',
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
    'Screen readers hear how many simulated trades came in, and the total. New rows are not announced.',
  digestOff: 'Off',
  digestOften: 'Every 10\u00a0s',
  digestSeldom: 'Every 60\u00a0s',
  scenes: 'Scenes',
  scenesHint: 'Ready-made states for slides and screenshots. Each opens paused.',
  close: 'Close',

  // What the scenario that is chosen in the form does.
  choiceRigged: 'Rigged feed: every trade gains, as on fake sites.',
  choiceFair: 'Fair market: a fair coin decides between gain and loss, and each trade costs {cost}.',
} as const;
