import type { SessionStore } from '../store/createSessionStore';

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
    store.withhold(withheld);
  };
  store.subscribe(check);
  new MutationObserver(check).observe(document, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', check, { capture: true }); // popovers
  check();
}

/** One label is enough: that of the page, or of an open dialog. */
function isLabelDisplayed(sentence: string): boolean {
  // Where the page itself is not displayed, nothing is: in a hidden frame, in an environment without rendering.
  if (!('checkVisibility' in document.body) || !document.body.checkVisibility()) return true;
  const lines = document.querySelectorAll('[data-simulation-label] p');
  return [...lines].some(
    (line) =>
      hasText(line, sentence) && line.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** The sentence or a machine translation of it, which in no script has less than a quarter of the letters. */
function hasText(line: Element, sentence: string): boolean {
  return letterCount(line.textContent) * 4 >= letterCount(sentence);
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
