/** The face of the dashboard without the page: its texts, addresses and visits, for what runs outside of a browser too. */
export { marketName, valueText } from './features/shared/marketText';
export { controlsTexts } from './i18n/controls';
export { pageTexts } from './i18n/page';
export { specified } from './i18n/specified';
export { fill, type Locale, labelSentence, type Texts as PageTexts, type Translation } from './i18n/texts';
export { selectTold } from './store/selectors';
export { toAscii } from './ui/TextInput/toAscii';
export { type Address, readAddress } from './visit/address/address';
export type { Parameters } from './visit/address/parameters';
export { linkSeed } from './visit/pageLink';
export { isOfOtherVersion, type Visit } from './visit/visit';
