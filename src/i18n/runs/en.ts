/** The texts of the section about many runs, in English. */
export const en = {
  titles: { 100: 'A hundred runs', 1000: 'A thousand runs', 10000: 'Ten thousand runs' },
  about:
    'One run shows what happened once. Here many runs of the dashboard are counted, each with a seed of its own: {first}, {second} and so on. Whoever opens this link counts the same ones.',
  countLabel: 'Number of runs',
  durationLabel: 'Simulated time of each run',
  // As `RUN_DURATIONS` has them.
  durations: ['10\u00a0minutes', '1\u00a0hour', '8\u00a0hours', '1\u00a0day'],
  count: 'Count the runs',
  estimate: '{trades} million trades: about {time} on this device. You can cancel at any time.',
  estimating: '{trades} million trades. How long that takes is being measured …',
  seedTooLong:
    'This seed is too long: a link could not hold the seeds of its runs. A shorter seed has a thousand runs.',

  counting: '{done} of {all} runs counted',
  left: 'about {time} left',
  seconds: '{count}\u00a0s',
  minutes: '{count}\u00a0min',
  progress: 'Runs counted',
  counted: '{done} simulated runs counted',
  cancelled: 'Cancelled after {done} of {all} runs. What follows is about those {done}.',
  failed: 'The runs could not be counted. Please try again.',
  // Why runs are counted on the page and not by web workers.
  unsupported:
    'This browser, or the frame around this page, allows no work in the background (web workers). The runs are counted on the page instead: slower, with the same result.',
  blocked:
    'The part that counts in the background (a web worker) could not be started. The runs are counted on the page instead: slower, with the same result.',
  stopped:
    'Counting in the background (in a web worker) has stopped. The other runs are counted on the page: slower, with the same result.',

  shown: '{count} simulated runs of {duration} each, seeds {first} to {last}',
  shownPartly: '{done} of {count} simulated runs of {duration} each, seeds {first} to {last}',
  scale: 'Scale of the two charts',
  oneScale: 'One scale',
  ownScales: 'A scale each',

  fanCaption: 'Change of the simulated total since the start',
  read: 'Simulated time in the chart',
  after: 'After {time}',
  extremes: 'Lowest and highest',
  most: 'Middle 90%',
  half: 'Middle 50%',
  median: 'Median',
  own: 'This run',
  to: 'to',
  histogramCaption:
    'Simulated changes at the end: bars count runs, the dashed line is the normal curve to be expected',
  histogramOwn: '◆\u00a0this run',

  // What came of the runs. Once for none, one, several and all of them, where the sentence differs.
  aheadRigged: 'All {done} runs are ahead. They have to be: the rigged feed has no trade that loses.',
  aheadNone: 'None of {done} runs is ahead.',
  aheadOne: '1 of {done} runs is ahead.',
  aheadMany: '{ahead} of {done} runs are ahead.',
  aheadAll: 'All {done} runs are ahead.',
  medianWords: 'The median run changes the total by {median}.',
  bestWords: 'The best, number {k}, changes it by {change}.',
  worstWords: 'The worst, number {k}, changes it by {change}.',
  rangeOne:
    '1 of {done} runs ends in the range that theory gives for 95 of 100, by the number of its trades. About {expected} are to be expected.',
  rangeMany:
    '{inRange} of {done} runs end in the range that theory gives for 95 of 100, by the number of their trades. About {expected} are to be expected.',
  testOne:
    '1 of {judged} runs has a p-value below 5% in the chi-square test, although all are drawn as stated. About {expected} are to be expected: 1 in 20.',
  testMany:
    '{significant} of {judged} runs have a p-value below 5% in the chi-square test, although all are drawn as stated. About {expected} are to be expected: 1 in 20.',
  luck: 'Shown alone, the best run looks like skill. It was only picked afterwards, from {done}.',
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
  tableNote: 'p% of the runs are at the value of the column p% or below it.',
  range: 'Simulated change',
  runs: 'Runs',
  expected: 'Expected',
} as const;
