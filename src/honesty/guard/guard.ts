import type { SessionStore } from '../../store/createSessionStore';
import { updateBannerOffset } from './bannerOffset';
import { GRACE_MS, type GuardState, nextGuardState } from './guardState';
import type { LabelText } from './labelText';
import { labelVisibility } from './labelVisibility';

/** Time between two checks (ms). A loss is noticed at the next check and acted on at the one after: within a second. */
const CHECK_MS = GRACE_MS + 20;

/**
 * No label, no figures (INV-04): checks on a timer of its own whether the simulation label can be seen. While it cannot,
 * the store withholds figures and simulated time stops, and `<html data-withheld>` gives the reason. Nothing is
 * checked while the page is hidden.
 */
export function startGuard(store: SessionStore, text: LabelText): void {
  const { dataset } = document.documentElement;
  let state: GuardState = { name: 'visible' };
  let timer: number | undefined;

  function check() {
    updateBannerOffset();
    state = nextGuardState(state, labelVisibility(text), performance.now());
    publish();
    timer = window.setTimeout(check, CHECK_MS);
  }

  function publish() {
    const withheld = state.name === 'withheld';
    if (withheld !== store.getState().withheld) store.update({ withheld });
    if (state.name !== 'withheld') delete dataset.withheld;
    else if (dataset.withheld !== state.reason) {
      dataset.withheld = state.reason;
      if (import.meta.env.DEV)
        console.error(`Figures are withheld: the simulation label is ${state.reason}.`);
    }
  }

  function startOrStop() {
    clearTimeout(timer);
    // What was suspect before the page was hidden says nothing about now.
    if (state.name === 'suspect') state = { name: 'visible' };
    if (!document.hidden) check();
  }

  document.addEventListener('visibilitychange', startOrStop);
  window.addEventListener('pageshow', startOrStop);
  startOrStop();
}
