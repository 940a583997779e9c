import type { SessionStore } from '../store/createSessionStore';
import { isLabelDisplayed } from './isLabelDisplayed';

/**
 * No label, no figures (INV-04). Whenever figures are drawn anew, with each change of the store and with each dialog or
 * popover that opens, a simulation label has to be in the document and displayed. If none is, the store withholds
 * figures and simulated time stops; the driver asks the store again when the next trade would be due. What this is for
 * and what it cannot do is in docs/honesty.md.
 *
 * @param sentence the text of the label in the language of the page
 * @param isReworded whether the HTML said something else when the script began: then no figure is ever shown
 */
export function startLabelCheck(store: SessionStore, sentence: string, isReworded: boolean): void {
  const check = () => {
    const withheld = isReworded || !isLabelDisplayed(sentence);
    if (withheld === store.getState().withheld) return;
    document.documentElement.toggleAttribute('data-withheld', withheld);
    store.withhold(withheld);
  };
  store.subscribe(check);
  new MutationObserver(check).observe(document, { subtree: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', check, { capture: true }); // popovers
  check();
}
