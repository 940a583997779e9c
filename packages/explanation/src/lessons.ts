/** What lessons take from here. */
export { CONTACTS } from './help/contacts';
export { scenes } from './scenes';
export { doorTexts } from './texts/doors';
export { helpTexts } from './texts/help';
