/** The sentence of the label, and the language it is written in. */
export type LabelText = { readonly locale: string; readonly sentence: string };

/** A translated sentence is not shorter than this, in any script (letters). */
const MIN_TRANSLATED_LETTERS = 12;

/** Traces that translators leave in the line: Chrome and Google Translate wrap words, Edge adds an attribute. */
const TRANSLATED = 'font, [_msttexthash]';

/** The line of a label that contains its sentence or a machine translation of it. */
export function findLabelLine(label: Element, { locale, sentence }: LabelText): Element | undefined {
  return [...label.querySelectorAll('p')].find((line) => {
    const text = line.textContent.replace(/\s+/g, ' ').trim();
    return text === sentence || (isTranslated(line, locale) && letterCount(text) >= MIN_TRANSLATED_LETTERS);
  });
}

/** The text nodes of a line that have to be seen: not the dash, which is drawn on narrow screens only. */
export function wordsOf(line: Element): Text[] {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const words: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (node instanceof Text && node.data.trim().length > 1) words.push(node);
  }
  return words;
}

/** The word Simulation is another one in other scripts, so a translation is told by the translator's traces. */
function isTranslated(line: Element, locale: string): boolean {
  const { lang, className } = document.documentElement;
  return (
    line.matches(TRANSLATED) ||
    line.querySelector(TRANSLATED) !== null ||
    /\btranslated-/.test(className) ||
    !lang.startsWith(locale)
  );
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
