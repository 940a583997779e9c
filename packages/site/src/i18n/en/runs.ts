/** The texts of the section about many runs, in English. */
export const en = {
  title: 'Many runs',
  about:
    'One run shows what happened once. Here many runs of the dashboard are played, each with its own seed: {first}, {second} and so on. Everyone who opens this link gets the same ones.',
  countLabel: 'Number of runs',
  durationLabel: 'Simulated time of each run',
  // As `RUN_DURATIONS` has them.
  durations: ['10\u00a0minutes', '1\u00a0hour', '8\u00a0hours', '1\u00a0day'],
  play: 'Play the runs',
  seedTooLong: 'This seed is too long: a link could not hold the seeds of its runs. Use a shorter seed.',

  playing: '{done} of {all} runs played',
  progress: 'Runs played',
  played: '{done} simulated runs played',
  canceled: 'Canceled after {done} of {all} runs. Everything below is about those {done}.',
  canceledEarly: 'Canceled before there was anything to show.',
  failed: 'The runs could not be played. Please try again.',
  onPage:
    'Playing the runs in the background (in a web worker) did not work. This page plays them itself: slower, with the same result.',

  shown: '{count} simulated runs of {duration} each, seeds {first} to {last}',
  shownPartly: '{done} of the {count} simulated runs of {duration} each with the seeds {first} to {last}',
  scale: 'Scale of the two charts',
  oneScale: 'Same scale',
  ownScales: 'Separate scales',

  fanCaption: 'Change of the simulated total since the start',
  read: 'Simulated time in the chart',
  after: 'After {time}',
  extremes: 'Lowest and highest',
  most: 'Middle 90%',
  half: 'Middle 50%',
  median: 'Median',
  own: 'The run of this seed',
  counted: 'Number of runs',
  histogramCaption:
    'Simulated changes at the end: the bars count runs, the dashed line is the expected normal curve',
  histogramExact: 'the steps are the exact distribution, which is lopsided',
  histogramOwn: '◆\u00a0the run of this seed',

  // What came of the runs. Once for none, one, several and all of them, where the sentence differs.
  aheadAlways: 'All {done} runs ended with a gain. They have to: none of their trades can lose.',
  aheadNone: 'None of {done} runs ended with a gain.',
  aheadOne: '1 of {done} runs ended with a gain.',
  aheadMany: '{ahead} of {done} runs ended with a gain.',
  aheadAll: 'All {done} runs ended with a gain.',
  medianText: 'The median run changed the total by {median}.',
  bestText: 'The best, number {k}, changed it by {change}.',
  worstText: 'The worst, number {k}, changed it by {change}.',
  rangeOne:
    '1 of {done} runs ended inside the theoretical 95% range for its number of trades. About {expected} would be expected.',
  rangeMany:
    '{inRange} of {done} runs ended inside the theoretical 95% range for their number of trades. About {expected} would be expected.',
  testOne:
    '1 of {judged} runs has a p-value below 5% in the chi-square test, although all are drawn as stated. About {expected} (1 in 20) would be expected by chance.',
  testMany:
    '{significant} of {judged} runs have a p-value below 5% in the chi-square test, although all are drawn as stated. About {expected} (1 in 20) would be expected by chance.',
  luckAhead: 'Shown alone, the best run looks like skill. It was only picked afterwards, from {done}.',
  luckNone:
    'Not even the best of these runs ended with a gain. That it did better than the others is chance, too.',
  openBest: 'Open the best run',
  openWorst: 'Open the worst run',
  anyLabel: 'Number of a run',
  anyHint: '1 to {count}',
  openAny: 'Open run {k}: {market}',

  table: 'As a table',
  tableFan: '{market}: simulated changes of the total over time',
  tableEnd: '{market}: simulated changes at the end',
  time: 'Simulated time',
  lowest: 'Lowest',
  p5: '5%',
  p25: '25%',
  p75: '75%',
  p95: '95%',
  highest: 'Highest',
  tableNote: 'Column p%: p% of the runs are at or below this value.',
  range: 'Simulated change',
  runs: 'Runs',
  expected: 'Expected',
} as const;
