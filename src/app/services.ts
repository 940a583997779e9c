import type { Address } from '../address';
import { startGuard } from '../honesty/guard/guard';
import { labelSentence } from '../i18n';
import type { SessionStore } from '../store/createSessionStore';
import type { Actions } from '../store/react/actions';
import { createActions } from './actions';
import { pageTexts } from './pageTexts';

/**
 * Starts what has to run before the first render: the guard of the label, the history of runs, and the actions of the
 * page.
 *
 * @param address as it was opened, without what a scene adds
 */
export function startServices(store: SessionStore, address: Address): Actions {
  const { locale } = address;
  startGuard(store, { locale, sentence: labelSentence(pageTexts(locale)) }); // no guard, no figures
  return createActions(store, address);
}
