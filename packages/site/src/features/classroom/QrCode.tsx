import { encode } from 'uqr';
import { shareTexts } from '../../i18n/share';
import { useTexts } from '../../store/react/language';
import * as styles from './QrCode.module.css';

type QrCodeProps = {
  /** The link that it holds. */
  link: string;
  /** The accessible name; the link is read from the text beside it. */
  name: string;
};

/**
 * A QR code (ISO/IEC 18004) with the quiet zone of four modules, black on white in both themes so that every phone
 * reads it.
 */
export function QrCode({ link, name }: QrCodeProps) {
  const code = encodeLink(link);
  const { classroom: texts } = useTexts(shareTexts);
  if (code === undefined) return <p>{texts.tooLong}</p>;
  const { data, size } = code;
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={path} />
    </svg>
  );
}

/** Undefined for a link that is longer than a code can hold: 2,331 bytes at this level of error correction. */
function encodeLink(link: string) {
  try {
    return encode(link, { ecc: 'M', border: 4 });
  } catch {
    return undefined;
  }
}
