/** Numbers to text, and tables to files. */
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
} from './formatNumber';
export { marketColumns, statedValues } from './marketColumns';
export { type Column, type CsvTexts, csvFile, csvTable, type Piece } from './tableFile';
