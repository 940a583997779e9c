export { fill, type Locale, type TextKey, type Texts } from './texts';
