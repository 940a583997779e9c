import type { Address } from '../address';
import type { Actions } from '../screens/controls/actions';
import type { SessionStore } from '../store/createSessionStore';
import { createActions } from './actions';
import { startGuard } from './guard/guard';

/**
 * Starts what has to run before the first render: the guard of the label, the history of runs, and the actions of the
 * page.
 *
 * @param address as it was opened, without what a scene adds
 */
export function startServices(store: SessionStore, address: Address): Actions {
  startGuard(store, address.locale); // no guard, no figures
  return createActions(store, address);
}
