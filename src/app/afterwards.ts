import type { Address } from '../address';
import type { Actions } from '../screens/controls/actions';
import type { SessionStore } from '../store/createSessionStore';
import { actionsOn } from './actions';
import { dress } from './dress';
import { startGuard } from './guard/guard';
import { readTheme } from './preferences';

/**
 * What the page needs as soon as it stands, but not to stand: nothing that comes later is drawn before it is here.
 *
 * @param said what the address said, without a scene
 */
export function afterwards(store: SessionStore, said: Address): Actions {
  dress(said, readTheme()); // again: the early script may not have come
  startGuard(store, said.locale);
  return actionsOn(store, said);
}
