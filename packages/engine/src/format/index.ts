/** Numbers to text, and trades to files. */
export { exactMoney, exactNumber, exactRate } from './exactValue';
export { fileName } from './fileName';
export { formatClock } from './formatClock';
export { formatAverage, formatDecimal, formatExactCount, formatShare, formatWholeMoney } from './formatExact';
export { formatGain, formatMoney } from './formatMoney';
export { formatCount, formatPercent, formatSuccessRate } from './formatNumber';
export { marketColumns, marketFields } from './marketColumns';
export { type Column, csvFile, csvTable, jsonFile, type Piece } from './tableFile';
export { SPREADSHEET_TRADES, tradesCsv, tradesJson } from './tradesFile';
