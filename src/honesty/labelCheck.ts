import type { SessionStore } from '../store/createSessionStore';

/** Traces that machine translation leaves in the label: Chrome wraps words, Edge adds an attribute. */
const TRANSLATED = 'font, [_msttexthash]';

/**
 * No label, no figures (INV-04). Whenever figures are drawn anew, with each change of the store and with each dialog or
 * popover that opens, a simulation label has to be in the document and displayed. If none is, the store withholds
 * figures and simulated time stops; the driver asks the store again when the next trade would be due. What this is for
 * and what it cannot do is in docs/honesty.md.
 *
 * @param sentence the text of the label in the language of the page
 */
export function startLabelCheck(store: SessionStore, sentence: string): void {
  const check = () => {
    const withheld = !isLabelDisplayed(sentence);
    if (withheld === store.getState().withheld) return;
    document.documentElement.toggleAttribute('data-withheld', withheld);
    store.update({ withheld });
  };
  store.subscribe(check);
  new MutationObserver(check).observe(document, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', check, { capture: true }); // popovers
  check();
}

/** One label is enough: that of the page, or of an open dialog. */
function isLabelDisplayed(sentence: string): boolean {
  // Where the page itself is not displayed, as in a hidden frame, nothing is.
  if (!document.body.checkVisibility()) return true;
  const lines = document.querySelectorAll('[data-simulation-label] p');
  return [...lines].some(
    (line) =>
      hasText(line, sentence) && line.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

function hasText(line: Element, sentence: string): boolean {
  const text = line.textContent.replace(/\s+/g, ' ').trim();
  return text === sentence || (text !== '' && line.matches(`:is(${TRANSLATED}), :has(${TRANSLATED})`));
}
