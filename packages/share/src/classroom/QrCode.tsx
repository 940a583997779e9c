import { useTexts } from '@simulation/dashboard';
import { memo } from 'react';
import { shareTexts } from '../texts/share';
import { encodeLink } from './encodeLink';
import * as styles from './QrCode.module.css';

type QrCodeProps = {
  /** The link that it holds. */
  link: string;
  /** The accessible name; the link is read from the text beside it. */
  name: string;
};

/**
 * A QR code, black on white in every theme so that every phone reads it. The light modules are drawn: where a browser
 * darkens pages, it keeps light drawings and dark backgrounds, and would make a light code of dark ones.
 *
 * Encoded once for each link: a class list has sixty, and is rendered again with every trade.
 */
export const QrCode = memo(function QrCode({ link, name }: QrCodeProps) {
  const code = encodeLink(link);
  const { classroom: texts } = useTexts(shareTexts);
  if (code === undefined) return <p>{texts.tooLong}</p>;
  const { data, size } = code;
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? '' : `M${x} ${y}h1v1h-1z`)))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
      <rect width="100%" height="100%" />
      <path d={path} />
    </svg>
  );
});
