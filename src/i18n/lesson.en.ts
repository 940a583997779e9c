/** The texts of the statistics, in English; they travel with them. */
export const lessonEn = {
  onV: 'The script of this page draws its trades in another way. So this is the dashboard with the same seed, in its first hour.',
  none: 'No trade has been closed yet. The first one comes within three seconds of simulated time.',
  about:
    'The run is played again from its seed, and every trade is counted. All of it can be checked with the exported file.',
  scenario: 'Scenario of the page',
  again: 'Count again up to now',
  playing: 'Playing the run again: {percent} %',
  progress: 'Progress of the replay',
  failed: 'The run could not be played again. Please try once more.',

  drawnTitle: 'What was drawn',
  drawnStage:
    'Each profit is drawn from {least} to {most}, every cent equally likely. The bars are what this run drew, the broken line is what is to be expected.',
  drawnFair:
    'Each result is drawn in three parts: a size from {least} to {most}, every cent equally likely; a coin that makes it a gain or a loss; and the cost of {cost}, always taken off. The bars are what this run drew, the broken line is what is to be expected.',
  chiSquare: 'χ² = Σ (counted − expected)² ÷ expected = {statistic}, with {degrees} degrees of freedom',
  tooFew: 'Too few to judge: a chi-square test needs {least} trades here.',
  even: 'As even as chance would have it: p {p}. Of 100 runs drawn as stated, about {runs} would be at least this uneven.',
  uneven:
    'More uneven than most: p {p}. Of 100 runs drawn as stated, only about {runs} would be at least this uneven. That happens; it is no sign of a market.',
  veryUneven:
    'More uneven than nearly all: p {p}. Of 100 runs drawn as stated, fewer than one would be at least this uneven.',
  asTable: 'As a table',
  range: 'Simulated result',
  between: 'to',
  counted: 'Counted',
  expected: 'Expected',

  expectedTitle: 'What was to be expected',
  expectedText:
    'One result is {mean} on average, with a standard deviation of {deviation}. After n trades the total is expected at start + n × {term}. In about 95 of 100 runs it lies no further from there than 2 × {deviation} × √n.',
  start: 'Start',
  expectedTotal: 'Expected total',
  bandFrom: 'Band from',
  bandTo: 'Band to',
  actualTotal: 'Actual total',
  inside: 'The total is within its band.',
  above: 'The total is above its band, as in about 2 or 3 of 100 runs.',
  below: 'The total is below its band, as in about 2 or 3 of 100 runs.',

  neverTitle: 'Why the stage set can never lose',
  neverOne: 'buy = sell − profit',
  neverTwo: 'profit ≥ {least}, for every trade',
  neverThree: 'total after n trades ≥ start + n × {least}',
  neverText:
    'No price is looked up. The profit is drawn first, and the buying price is worked out from it afterwards, so a losing trade does not exist. In a market it is the other way round: one buys first, and the price decides later.',
  least: 'Smallest profit so far',

  marketsTitle: 'Stage set and fair market',
  marketsText:
    'Same seed, same moments, same instruments, same sizes, same selling values. In the fair market a coin decides between gain and loss, and each trade costs {cost}. Both pictures have one scale.',
  final: 'Total',
  since: 'Since the start',
  won: 'Gains',
  costs: 'Costs paid',
  openStage: 'Open this moment in the stage set',
  openFair: 'Open this moment in the fair market',
  fairText:
    'The fair market is invented as well. It knows no hope and no skill: what it takes in the long run is the cost, n × {cost}.',
} as const;
