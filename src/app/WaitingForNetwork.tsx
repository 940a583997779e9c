import { useEffect } from 'react';
import { networkTexts } from '../i18n/network';
import { useLanguage } from '../store/react/language';
import { useOpenDialog } from '../store/react/openDialog';
import { Button } from '../ui/Button/Button';
import { useElapsed } from '../ui/motion/useElapsed';
import { announce } from '../ui/Status/announce';
import * as styles from './WaitingForNetwork.module.css';

/** What arrives sooner than this needs no message. */
const SILENT_MS = 500;

/** Says that what was asked for is still on its way, and lets the visitor do without it. */
export function WaitingForNetwork() {
  const { locale } = useLanguage();
  const { waiting, cancel } = networkTexts[locale];
  const [, setDialog] = useOpenDialog();
  const isLate = useElapsed(SILENT_MS);

  useEffect(() => {
    if (isLate) announce(waiting);
  }, [isLate, waiting]);

  if (!isLate) return null;
  return (
    <div className={styles.waiting}>
      <p>{waiting}</p>
      <Button onClick={() => setDialog(undefined)}>{cancel}</Button>
    </div>
  );
}
