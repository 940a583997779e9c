import type { Locale } from '../../i18n';

/** What the label says, and the language in which it was written. */
export type Wording = { readonly locale: Locale; readonly sentence: string };

/** A translated sentence is not shorter than this, in any writing (letters). */
const LEAST_LETTERS = 12;

/**
 * The texts of a label, if it says what it has to: our own sentence, or whatever a machine translator made of it.
 *
 * @returns the text nodes; none when the sentence is missing
 */
export function wordsIn(label: HTMLElement, { locale, sentence }: Wording): Text[] {
  for (const line of label.querySelectorAll('p')) {
    const said = line.textContent.replace(/\s+/g, ' ').trim();
    if (said === sentence || (lettersOf(said) >= LEAST_LETTERS && isTranslated(line, locale)))
      return textsOf(line);
  }
  return [];
}

function lettersOf(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/**
 * The word Simulation is another one in other writings, so a translation cannot be told by it. It is told by what
 * translators leave behind: `<font>` around the words or a class on the root (Chrome), another language (the rest).
 */
function isTranslated(line: Element, locale: Locale): boolean {
  const { lang, className } = document.documentElement;
  return line.querySelector('font') !== null || /\btranslated-/.test(className) || !lang.startsWith(locale);
}

/** All but the dash between word and sentence, which is drawn on narrow screens only. */
function textsOf(line: Element): Text[] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text && node.data.trim().length > 1) texts.push(node);
  }
  return texts;
}
