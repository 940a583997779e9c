import { startLabelCheck } from '../honesty/labelCheck';
import { labelSentence, type Texts } from '../i18n';
import type { SessionStore } from '../store/createSessionStore';
import type { Actions } from '../store/react/actions';
import { createActions } from './actions';

/**
 * Starts what has to run before the first render: the check of the label, and the actions of the page.
 */
export function startServices(store: SessionStore, texts: Texts): Actions {
  startLabelCheck(store, labelSentence(texts));
  return createActions(store, texts);
}
