/** What is said about the origin of each figure, in English. */
export const whereFromEn = {
  button: '{card}: where does this number come from?',
  title: 'Where from?',
  start: {
    random: 'Start, drawn by chance',
    link: 'Start, from the link',
    preset: 'Start, preset',
  },
  profits: 'Profits of {count} invented trades',
  profitsOfOne: 'Profit of 1 invented trade',
  closed: 'Invented trades since the start',
  profit: 'Total',
  trades: 'Trades',
  successRate: 'Rate, drawn by chance',
  rounded: 'Rounded to',

  fromLink: 'The start value stands in the link as “{parameter}”. Whoever makes the link chooses it.',
  preset: 'The start value of this page is the same each time.',
  amountDrawn: 'The start is drawn evenly between {from} and {to}, from the stream “amount” of this run.',
  countDrawn: 'The start is drawn evenly between {from} and {to}, from the stream “count” of this run.',
  profitDrawn:
    'Each profit is drawn evenly between {from} and {to}, from the stream “trades”. None can be negative.',
  profitRisen:
    'Each profit is the sum of {rises} rises from the stream “rises”: drawn evenly between {small} and {smallTo} for the first trade, {large} and {largeTo} for the second. None can be negative.',
  paceDrawn: 'The next trade follows after {from} to {to} seconds, drawn evenly from the stream “pace”.',
  pacePlayed: 'Two are added when the script has sold its two trades.',
  rateDrawn: 'Drawn once for this run, evenly between {from} and {to}, from the stream “rate”.',
  rateAlone: 'It counts no trade. Counted, it would be 100%: no trade here can lose.',
  stream: 'A stream is a row of numbers computed from the name of the run and used for one thing alone.',
};
