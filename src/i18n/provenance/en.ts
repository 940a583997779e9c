/** Texts on the origin of each figure, in English. A text that depends on the scenario is there for the rigged feed, a market and the script. */
export const en = {
  button: '{card}: where does this number come from?',
  title: 'Where this comes from',
  start: {
    random: 'Start, drawn at random',
    link: 'Start, from the link',
    preset: 'Start, preset',
  },
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

  fromLink: 'The start value is set by “{parameter}” in the link. The person who made the link chose it.',
  preset: 'The start value of this page is the same each time.',
  startDrawn: 'The start was drawn once from the seed when the page opened, evenly between {from} and {to}.',
  result: {
    rigged: 'Each profit is drawn evenly between {from} and {to}. None can be negative.',
    market:
      'Each result begins with a size, drawn evenly between {from} and {to}. Then {coin} decides. If it wins, the size is added, otherwise taken off; {costs}.',
    script:
      'Each profit is the sum of {rises} rises, drawn evenly between {small} and {smallTo} for the first trade, between {large} and {largeTo} for the second. None can be negative.',
  },
  paceFeed: 'The next trade follows after {from} to {to} simulated seconds, drawn evenly.',
  paceScript: 'Two are added when the script has sold its two trades.',
  rateDrawn: 'Drawn once from the seed when the page opened, evenly between {from} and {to}.',
  rateAbout: {
    rigged: 'It is not based on any trades. Derived from them it would be 100%: no trade here can lose.',
    market:
      'Derived from the trades of this run, not drawn. A trade has a gain when its coin wins more than the trade costs: {share} of the time in the long run.',
    script: 'It is not based on any trades. Derived from them it would be 100%: no trade here can lose.',
  },
  // What the link says of a market.
  chosen: {
    chance: 'The chance is set by “chance” in the link. The person who made the link chose it.',
    cost: 'The cost is set by “cost” in the link. The person who made the link chose it.',
    both: 'Chance and cost are set by “chance” and “cost” in the link. The person who made the link chose them.',
  },
  noRate: 'There is no rate before the first trade.',
};
