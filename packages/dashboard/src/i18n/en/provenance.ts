/** Texts on the origin of each figure, in English. What is said of a market is one of its texts. */
export const en = {
  title: 'Where this comes from',
  start: {
    random: 'Start, drawn at random',
    link: 'Start, from the link',
    preset: 'Start, preset',
  },
  // Of the total of a run that an extra tells.
  paidIn: 'Paid in',
  takenOut: 'Taken out',
  madeUp: 'Made up by the page before',
  // In a market a result can be negative.
  sum: {
    profits: { one: 'Profit of 1 invented trade', many: 'Profits of {count} invented trades' },
    results: { one: 'Result of 1 invented trade', many: 'Results of {count} invented trades' },
  },
  closed: 'Invented trades since the start',
  profit: 'Total',
  trades: 'Trades',
  rate: 'Rate, drawn at random',
  rounded: 'Rounded to',
  won: 'Winning trades',
  dividedBy: 'All trades since the start',
  winRate: 'Win rate',

  fromLink:
    'The start value is set by “{parameter}” in the address. Whoever made the link, or filled in “Run”, chose it.',
  preset: 'The start value of this page is the same each time.',
  startDrawn:
    'The start was drawn once from the seed when the page opened, evenly between {from} and {to}. In the address “{parameter}=” sets it.',
  resultScript:
    'Each profit is the sum of {rises} rises, drawn evenly between {small} and {smallTo} for the first trade, between {large} and {largeTo} for the second. None can be negative.',
  paceFeed: 'The next trade follows after {from} to {to} simulated seconds, drawn evenly.',
  paceScript: 'Two are added when the script has sold its two trades.',
  rateDrawn: 'Drawn once from the seed when the page opened, evenly between {from} and {to}.',
  // The values of a market that the address sets, by their names in it.
  chosen: 'Chosen by whoever made the link, or filled in “Run”: {values}.',
  drawnRate: 'The rigged page of this seed shows {rate} instead: drawn, and based on no trade.',
  noRate: 'There is no rate before the first trade.',
};
