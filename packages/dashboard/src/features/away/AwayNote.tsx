import { useEffect } from 'react';
import { awayTexts } from '../../i18n/away';
import { useTexts } from '../../store/react/language';
import { useSessionStore } from '../../store/react/useSession';
import { createLaps } from '../../ui/scheduling/createLaps';
import { useNote } from './useNote';

/** A change that is late by more than this (ms) was not awaited: the page was hidden, or the machine asleep. */
const AWAY_MS = 60_000;

/** Says, once the page is back, that simulated time stood still. */
export function AwayNote() {
  const store = useSessionStore();
  const [note, show] = useNote(useTexts(awayTexts).stoodStill);
  useEffect(() => {
    const lap = createLaps();
    let due = store.msUntilChange();
    return store.subscribe(() => {
      const passed = lap();
      if (due !== null && passed > due + AWAY_MS) show();
      due = store.getState().withheld ? null : store.msUntilChange();
    });
  }, [store, show]);
  return note;
}
