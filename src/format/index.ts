export { exactMoney, exactNumber, exactRate } from './exactValue';
export { formatGain, formatMoney } from './formatMoney';
export { formatCount, formatPercent, formatSuccessRate } from './formatNumber';
