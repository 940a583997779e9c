export { fill, type Locale, labelSentence, type TextKey, type Texts } from './texts';
