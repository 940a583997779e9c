import { useEffect, useState } from 'react';
import { awayTexts } from '../../i18n/away';
import { useLanguage, useTexts } from '../../store/react/language';
import { useSessionStore } from '../../store/react/useSession';
import { Button } from '../../ui/Button/Button';
import { announce } from '../../ui/Status/announce';
import { createLaps } from '../../ui/scheduling/createLaps';
import { FootNote } from '../shared/onDemand/FootNote';

/** A change that is late by more than this (ms) was not awaited: the page was hidden, or the machine asleep. */
const AWAY_MS = 60_000;

/** Says, once the page is back, that simulated time stood still. */
export function AwayNote() {
  const store = useSessionStore();
  const { close } = useLanguage().texts;
  const { stoodStill } = useTexts(awayTexts);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const lap = createLaps();
    let due = store.msUntilChange();
    return store.subscribe(() => {
      const passed = lap();
      if (due !== null && passed > due + AWAY_MS) {
        setShown(true);
        announce(stoodStill);
      }
      due = store.getState().withheld ? null : store.msUntilChange();
    });
  }, [store, stoodStill]);
  return (
    isShown && (
      <FootNote text={stoodStill}>
        <Button onClick={() => setShown(false)}>{close}</Button>
      </FootNote>
    )
  );
}
