import {
  Button,
  Dialog,
  savePicture,
  useCloseDialog,
  useLanguage,
  useStoreState,
  useTexts,
  whyUnreachable,
} from '@simulation/dashboard';
import { fill, linkSeed } from '@simulation/dashboard/texts';
import { fileName } from '@simulation/engine/format';
import { useMemo, useState } from 'react';
import { useSharedMoment } from '../shareChoice';
import { useShareLink } from '../shareLink';
import { shareTexts } from '../texts/share';
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
  const seed = useStoreState(({ visit }) => linkSeed(visit));
  const [result, setResult] = useState('');
  const code = useMemo(() => encodeLink(link), [link]);
  if (code === undefined) return null;
  const save = async () => {
    const name = fileName(`qr-${seed}`, locale, 'png');
    const outcome = await savePicture(name, () => qrPicture(code, simulation));
    setResult(fill(texts.pictures[outcome], { file: name }));
  };
  return (
    <div className={`screen-only row ${styles.save}`}>
      <Button onClick={() => void save()}>{texts.save}</Button>
      <p role="status">{result}</p>
    </div>
  );
}
