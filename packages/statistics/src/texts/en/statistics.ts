/** The texts of the statistics, in English. */
export const en = {
  onV: 'The script here draws trades differently, so this covers the dashboard’s first hour with the same seed.',
  none: 'No trade has been closed yet. The first one comes within three seconds of simulated time.',
  scenario: 'Scenario',
  closed: 'Invented trades',
  // The link to each market, once for each of its variants.
  open: {
    rigged: { usual: 'Show the rigged trades at this time' },
    fair: { usual: 'Show the fair market at this time', own: 'Show the custom market at this time' },
    'rare-loss': { usual: 'Show the rare losses at this time' },
  },
  playing: 'Replaying the run: {percent}%',
  progress: 'Progress of the replay',

  drawnTitle: 'What was drawn',
  // Behind what the market says of its draws.
  drawnText: 'The bars show what this run drew, the marks what is expected.',
  nullHypothesis:
    'The null hypothesis: the results were drawn as stated. The test asks how often such draws would look at least this uneven.',
  chiSquare: 'χ² = Σ (observed − expected)² ÷ expected = {statistic}, with {degrees} degrees of freedom',
  tooFew: 'Too few to judge: a chi-square test needs {least} trades here.',
  even: 'No more uneven than chance predicts: p\u00a0{p}. As uneven or more so: {runs} of 100 runs drawn as stated.',
  uneven:
    'More uneven than most: p\u00a0{p}. As uneven or more so: {runs} of 100 runs drawn as stated. Chance alone does that, and anyone who tries many seeds will find such a run.',
  range: 'Simulated result',
  observed: 'Observed',
  expected: 'Expected',

  expectedTitle: 'What was expected',
  expectedText:
    'One result is {mean} on average, with a standard deviation of {deviation}. After n trades the total is expected at start + n × {term}.',
  rangeText: 'With many trades it lies within 1.96 × {deviation} × √n of that in about 95 of 100 runs.',
  // Where results are so skewed that the normal curve is only near.
  exactText:
    'The results of this market are lopsided: on one side of their average they are few and far from it, so that the normal curve is only an approximation. Computed exactly, 95 of 100 runs with as many trades end between {from} and {to}, and {ahead} of 100 end above their start.',
  start: 'Start',
  expectedTotal: 'Expected total',
  rangeFrom: 'Range from',
  rangeTo: 'Range to',
  actualTotal: 'Actual total',
  inside: 'The total is within its range.',
  above: 'The total is above its range.',
  below: 'The total is below its range.',
  outside: 'Of 100 runs with as many trades, {runs} end there.',
  // How many of 100.
  fewerThanOne: 'fewer than 1',
  aboutSoMany: 'about {count}',
  moreThan99: 'more than 99',

  runTitle: 'This run',

  neverTitle: 'Why rigged trades never lose',
  neverOne: 'buy = sell − profit',
  neverTwo: 'profit ≥ {least}, for every trade',
  neverThree: 'total after n trades ≥ start + n × {least}',
  neverText:
    'Rigged trades look up no price. The profit is drawn first and the buying price worked out from it, so there is no losing trade. In a market it is the other way round: one buys first, and the price decides later.',

  realityTitle: 'Claimed and real',
  // The rate that is drawn for the seed: claimed on the page, or beside the one derived from the trades of a market.
  wonClaimed: 'Claimed winning trades (invented)',
  wonDrawn: 'Claimed on the rigged page of this seed (invented)',
  wonMarket: 'Winning trades (simulated)',
  wonOf: 'Won / all trades',
  // What so many trades tell of the share in the long run.
  wonRange: '95% range of that rate',
  wonFromTo: '{from} to {to}',
  wonRangeText:
    'The range (after Wilson) says where the rate may lie in the long run, for somebody who knows nothing but these trades.',
  meanResult: 'Expected result of a trade (simulated)',
  notLosing: 'CFD accounts without loss (real)',
  notLosingShare: '11–26%',
  realityText:
    'The accounts are those of retail clients in the EU (ESMA, 2018). Most accounts can lose although most trades win: a few large losses are enough.',
} as const;
