import type { classroomTexts } from '../../i18n/classroom';
import * as styles from './classroom.module.css';
import { QrCode } from './QrCode';

type ClassListProps = {
  runs: readonly { readonly seed: string; readonly link: string }[];
  texts: (typeof classroomTexts)['en'];
};

/** A QR code, a seed and a link for each run, to be cut apart. Each says that it is a simulation. */
export function ClassList({ runs, texts }: ClassListProps) {
  return (
    <ol className={styles.list}>
      {runs.map(({ seed, link }) => (
        <li key={seed} className={styles.entry}>
          <QrCode link={link} name={texts.open} />
          <p>
            <bdi className={styles.seed}>{seed}</bdi>
            <span>{texts.simulation}</span>
            <a className={styles.link} href={link}>
              {link.replace(/^https?:\/\//, '')}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
