import { fileName } from '@simulation/engine/format';
import { useState } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { fill } from '../../i18n';
import { shareTexts } from '../../i18n/share';
import { useLanguage, useTexts } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectOwnRun } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { downloadsAllowed } from '../shared/downloads';
import { whyUnreachable } from '../shared/reach';
import { download } from '../shared/saveFile';
import { useSharedMoment } from '../shared/shareChoice';
import { useShareLink } from '../shared/shareLink';
import * as styles from './classroom.module.css';
import { encodeLink } from './encodeLink';
import { QrCode } from './QrCode';
import { qrPicture } from './qrPicture';

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
      <SavePicture link={link} />
    </Dialog>
  );
}

/** Saves the code as a picture, for slides and paper. */
function SavePicture({ link }: { link: string }) {
  const { locale } = useLanguage();
  const { classroom: texts, simulation } = useTexts(shareTexts);
  const { seed } = useStoreState(selectOwnRun);
  const [result, setResult] = useState('');
  const code = encodeLink(link);
  if (code === undefined) return null;
  const save = async () => {
    const name = fileName(`qr-${seed}`, locale, 'png');
    if (downloadsAllowed() === 'no') return setResult(texts.notSaved);
    try {
      download(name, await qrPicture(code, simulation));
      setResult(fill(texts.saved, { file: name }));
    } catch {
      setResult(texts.notSaved);
    }
  };
  return (
    <div className={`screen-only row ${styles.save}`}>
      <Button onClick={() => void save()}>{texts.save}</Button>
      <p role="status">{result}</p>
    </div>
  );
}
