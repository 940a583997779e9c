import type { Locale } from '../../i18n';

/** What the label says, and the language in which it was written. */
export type Wording = { readonly locale: Locale; readonly sentence: string };

/** A label that says what it has to. */
export type Saying = {
  readonly label: HTMLElement;
  /** The text nodes that say it, within one line. */
  readonly words: readonly Text[];
  readonly line: HTMLElement;
  /** The line and the boxes around it as far as the label: what they generate lies over the words. */
  readonly boxes: readonly Element[];
};

/** A translated sentence is not shorter than this, in any writing (letters). */
const LEAST_LETTERS = 12;

/** The labels that say what they have to: our own sentence, or whatever a machine translator made of it. */
export function sayingsOf(labels: readonly HTMLElement[], { locale, sentence }: Wording): Saying[] {
  return labels.flatMap((label) => {
    const lines = [...label.querySelectorAll('p')];
    const line = lines.find((p) => {
      const said = p.textContent.replace(/\s+/g, ' ').trim();
      return said === sentence || (lettersOf(said) >= LEAST_LETTERS && isTranslated(p, locale));
    });
    const words = line ? textsOf(line) : [];
    return line && words.length > 0 ? [{ label, words, line, boxes: boxesBetween(line, label) }] : [];
  });
}

function boxesBetween(line: Element, label: Element): Element[] {
  const boxes = [line];
  for (let up = line; up !== label && up.parentElement; boxes.push(up)) up = up.parentElement;
  return boxes;
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
