import type { Address } from '../address';
import { startLabelCheck } from '../honesty/labelCheck';
import { labelSentence } from '../i18n';
import type { SessionStore } from '../store/createSessionStore';
import type { Actions } from '../store/react/actions';
import { createActions } from './actions';
import { pageTexts } from './pageTexts';

/**
 * Starts what has to run before the first render: the check of the label, the history of runs, and the actions of the
 * page.
 *
 * @param address as it was opened, without what a scene adds
 */
export function startServices(store: SessionStore, address: Address): Actions {
  startLabelCheck(store, labelSentence(pageTexts(address.locale)));
  return createActions(store, address);
}
