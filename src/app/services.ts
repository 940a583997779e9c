import type { Address } from '../address';
import { startLabelCheck } from '../honesty/labelCheck';
import { labelSentence } from '../i18n';
import type { SessionStore } from '../store/createSessionStore';
import type { Actions } from '../store/react/actions';
import { createActions } from './actions';
import { pageTexts } from './pageTexts';
import { site } from './site';

/**
 * Starts what has to run before the first render: the check of the label, the history of runs, and the actions of the
 * page.
 *
 * @param address as it was opened, without what a scene adds
 */
export function startServices(store: SessionStore, address: Address): Actions {
  startLabelCheck(store, labelSentence(pageTexts(address.locale)));
  if (!site.hasLinks) stopLinks();
  return createActions(store, address);
}

/** In a viewer a link would lead to a page of the viewer, or to an error; one within the page too. */
function stopLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    if (link.hash !== '') document.getElementById(link.hash.slice(1))?.focus();
  });
}
