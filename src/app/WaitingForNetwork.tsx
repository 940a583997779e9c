import { useEffect } from 'react';
import { useElapsed } from '../async/useElapsed';
import { useLanguage } from '../store/react/language';
import { useOpenDialog } from '../store/react/openDialog';
import { Button } from '../ui/Button/Button';
import { announce } from '../ui/Status/announce';
import * as styles from './WaitingForNetwork.module.css';

/** A part that arrives sooner needs no message. */
const SILENT_MS = 500;

/** Shows that a requested part is still loading, and lets the visitor do without it. */
export function WaitingForNetwork() {
  const { texts } = useLanguage();
  const [, setDialog] = useOpenDialog();
  if (!useLateness()) return null;
  return (
    <div className={`screen-only ${styles.waiting}`}>
      <p>{texts.waitingForNetwork}</p>
      <Button onClick={() => setDialog(undefined)}>{texts.cancel}</Button>
    </div>
  );
}

/** The same in the place of a part of a dialog, the rest of which is there. */
export function WaitingPart() {
  const { texts } = useLanguage();
  return useLateness() && <p>{texts.waitingForNetwork}</p>;
}

/** Whether it takes so long that a message is needed; screen readers get it then. */
function useLateness(): boolean {
  const { waitingForNetwork } = useLanguage().texts;
  const isLate = useElapsed(SILENT_MS);
  useEffect(() => {
    if (isLate) announce(waitingForNetwork);
  }, [isLate, waitingForNetwork]);
  return isLate;
}
