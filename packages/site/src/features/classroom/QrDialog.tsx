import { Dialog } from '../../honesty/Dialog/Dialog';
import { shareTexts } from '../../i18n/share';
import { useTexts } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { whyUnreachable } from '../shared/reach';
import { useSharedMoment } from '../shared/shareChoice';
import { useShareLink } from '../shared/shareLink';
import * as styles from './classroom.module.css';
import { QrCode } from './QrCode';

/** The link of this run as a QR code, large enough to be scanned from a screen on the wall. */
export function QrDialog() {
  const { classroom: texts, simulation } = useTexts(shareTexts);
  // Without the engine version: it is scanned at once.
  const link = useShareLink(useSharedMoment());
  const unreachable = whyUnreachable(window.location);
  return (
    <Dialog title={texts.title} layout="wide" onClose={useCloseDialog()}>
      {unreachable !== undefined && <p>{texts[unreachable]}</p>}
      <figure className={styles.large}>
        <QrCode link={link} name={texts.open} />
        <figcaption className="strong">{simulation}</figcaption>
      </figure>
      <p className={styles.link}>{link}</p>
    </Dialog>
  );
}
