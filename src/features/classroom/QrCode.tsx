import { encode } from 'uqr';
import * as styles from './QrCode.module.css';

type QrCodeProps = {
  /** The link that it holds. */
  link: string;
  /** The accessible name; the link is read from the text beside it. */
  name: string;
};

/** A QR code (ISO/IEC 18004) with the quiet zone of four modules, black on white in both themes so that every phone reads it. */
export function QrCode({ link, name }: QrCodeProps) {
  const { data, size } = encode(link, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <path d={path} />
    </svg>
  );
}
