/** Numbers to text, and trades to files. */
export { exactMoney, exactNumber, exactRate } from './exactValue';
export { fileName } from './fileName';
export {
  formatAverage,
  formatClock,
  formatCount,
  formatDecimal,
  formatExactCount,
  formatGain,
  formatMoney,
  formatPercent,
  formatShare,
  formatSuccessRate,
  formatWholeMoney,
} from './formatNumber';
export { marketColumns } from './marketColumns';
export { type Column, csvFile, csvTable, type Piece } from './tableFile';
export { SPREADSHEET_TRADES, tradesCsv, tradesJson } from './tradesFile';
