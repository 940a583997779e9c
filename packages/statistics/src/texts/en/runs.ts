/** The texts of the section about many runs, in English. */
export const en = {
  saveRuns: 'Save all runs as CSV',
  title: 'Many runs',
  countLabel: 'Number of runs',
  durationLabel: 'Simulated time of each run',
  // As `RUN_DURATIONS` has them.
  durations: ['10\u00a0minutes', '1\u00a0hour', '8\u00a0hours', '1\u00a0day'],
  seedTooLong: 'This seed is too long: a link could not hold the seeds of its runs. Use a shorter seed.',

  playing: '{done} of {all} runs played',
  played: '{done} runs simulated',
  onPage:
    'Playing the runs in the background (in a web worker) did not work. This page plays them itself: slower, with the same result.',

  // The stage. The finding is there once the runs are played; until then the first sentence.
  first: 'The same luck in two markets, {all} runs each.',
  rigged: '{ahead} of {done} rigged runs end with a gain.',
  besideLabel: 'Market beside the rigged one',
  // Of each market but the rigged one, once for each of its variants.
  beside: {
    fair: {
      usual: {
        question: 'Where will {done} fair runs end after {duration}?',
        finding: '{ahead} of {done} with a fair coin; {costs}.',
      },
      own: {
        question: 'Where will {done} runs of this market end after {duration}?',
        finding: '{ahead} of {done} with a coin that wins {chance} of the time; {costs}.',
      },
    },
    'rare-loss': {
      usual: {
        question: 'Where will {done} runs with rare losses end after {duration}?',
        finding: '{ahead} of {done} with rare losses.',
      },
    },
  },
  draw: 'Draw your guess here',
  noGuess: 'nothing drawn yet',
  guessed: '{guess} at the end',
  show: 'Show the runs',
  pass: 'Show the runs without a guess',
  guess: 'Your guess',
  legend: 'One line, one run; bold: this seed’s.',
  middle: 'middle run',
  higher: '↑\u00a0{times} plots up',
  lower: '↓\u00a0{times} plots down',
  cost: 'Cost of a trade',
  half: 'about half gain',
  rule: 'The rule: {rule}; {costs}.',
  spoken: '{cost}: {ahead} of {done} end with a gain, median {median}',
  onAverage:
    'A trade averages {mean}. To keep up with the rigged market, {keep} of the trades would have to win.',
  near: 'Close-up',
  open: 'Open this market on the dashboard',
  keep: 'Permalink',

  // For lecturers.
  lecturers: 'For lecturers',
  shown: '{count} simulated runs of {duration} each, seeds {first} to {last}',
  shownPartly: '{done} of the {count} simulated runs of {duration} each with the seeds {first} to {last}',
  median: 'Median',
  figure: 'Figure',
  // In the order of the rows.
  figures: [
    'Runs that end with a gain',
    'Their share, 95% range (Wilson)',
    'Mean change ± standard error',
    'Median',
    'Best run',
    'Worst run',
    'Inside the theoretical 95% range',
    'p below 5% in the chi-square test',
  ],
  outOf: '{runs} of {all}, expected {expected}',
  openRanked: 'open run {k}',
  luckAhead: 'Shown alone, the best run looks like skill. It was only picked afterwards, from {done}.',
  luckNone:
    'Not even the best of these runs ended with a gain. That it did better than the others is chance, too.',

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
