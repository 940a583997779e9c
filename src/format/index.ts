export { currencyFormats, type PageCurrency } from './currencyFormats';
export { exactMoney, exactNumber } from './exactValue';
export { formatCount } from './formatCount';
export { formatGain, formatMoney } from './formatMoney';
export { formatPercent, formatSuccessRate } from './formatPercent';
