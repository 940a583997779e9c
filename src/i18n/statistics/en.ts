/** The texts of the statistics, in English. */
export const en = {
  onV: 'The script here draws trades differently, so this covers the dashboard’s first hour with the same seed.',
  none: 'No trade has been closed yet. The first one comes within three seconds of simulated time.',
  about:
    'The run is replayed from its seed, and every trade is counted. All of it can be checked with the exported file.',
  scenario: 'Scenario of the page',
  again: 'Update',
  playing: 'Replaying the run: {percent}%',
  progress: 'Progress of the replay',
  failed: 'The run could not be replayed. Please try again.',

  drawnTitle: 'What was drawn',
  drawnRigged:
    'Each profit is drawn from {least} to {most}, every cent equally likely. The bars show what this run drew, the dashed line what is expected.',
  drawnFair:
    'Each result is drawn in three parts: a size from {least} to {most}, every cent equally likely; a fair coin that makes it a gain or a loss; and the cost of {cost}, always taken off. The bars show what this run drew, the dashed line what is expected.',
  nullHypothesis:
    'The null hypothesis: the results were drawn as stated. The test asks how often such draws would look at least this uneven.',
  chiSquare: 'χ² = Σ (observed − expected)² ÷ expected = {statistic}, with {degrees} degrees of freedom',
  tooFew: 'Too few to judge: a chi-square test needs {least} trades here.',
  even: 'As even as chance predicts: p {p}. Of 100 runs drawn as stated, about {runs} would be at least this uneven.',
  uneven:
    'More uneven than most: p {p}. Of 100 runs drawn as stated, only about {runs} would be at least this uneven. Chance alone does that, and whoever tries many seeds will find such a run.',
  veryUneven:
    'More uneven than nearly all: p {p}. Of 100 runs drawn as stated, fewer than one would be at least this uneven. Among many seeds there is one like that.',
  asTable: 'As a table',
  range: 'Simulated result',
  between: 'to',
  observed: 'Observed',
  expected: 'Expected',

  expectedTitle: 'What was expected',
  expectedText:
    'One result is {mean} on average, with a standard deviation of {deviation}. After n trades the total is expected at start + n × {term}. In about 95 of 100 runs it lies within 2 × {deviation} × √n of that.',
  start: 'Start',
  expectedTotal: 'Expected total',
  rangeFrom: 'Range from',
  rangeTo: 'Range to',
  actualTotal: 'Actual total',
  inside: 'The total is within its range.',
  above: 'The total is above its range, as in about 2 or 3 of 100 runs.',
  below: 'The total is below its range, as in about 2 or 3 of 100 runs.',

  neverTitle: 'Why the rigged feed can never lose',
  neverOne: 'buy = sell − profit',
  neverTwo: 'profit ≥ {least}, for every trade',
  neverThree: 'total after n trades ≥ start + n × {least}',
  neverText:
    'The rigged feed looks up no price. It draws the profit first and works out the buying price from it, so it has no losing trade. In a market it is the other way round: one buys first, and the price decides later.',
  least: 'Smallest profit of the rigged feed so far',

  marketsTitle: 'Rigged feed and fair market',
  marketsText:
    'Same seed, same times, same currency pairs, same sizes, same selling values. In the fair market a fair coin decides between gain and loss, and each trade costs {cost}. Both charts have the same scale.',
  final: 'Total',
  since: 'Since the start',
  won: 'Gains',
  costs: 'Costs paid',
  openRigged: 'Open this time in the rigged feed',
  openFair: 'Open this time in the fair market',
  fairText:
    'The fair market is invented as well. Only its coin is fair: with the cost, each trade is expected to lose {cost}. Neither hope nor skill helps: in the long run it takes the costs, n × {cost}.',
} as const;
