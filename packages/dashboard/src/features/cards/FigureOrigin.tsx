import type { StartSource } from '@simulation/engine';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import * as styles from './cards.module.css';

/** What is said of the start value of a figure. */
const START_TEXTS: Readonly<Record<StartSource, TextKey>> = {
  link: 'linkStart',
  random: 'randomStart',
  preset: 'presetStart',
};

type FigureOriginProps = {
  /** Where the start value comes from. */
  origin: StartSource;
  /** The start value. */
  start: ReactNode;
  /** In the place of both, what an extra tells of them. */
  told?: ReactNode;
  /** Whether the card has the badge, which says that its figure is invented. */
  hasBadge?: boolean;
};

/** Where the start value of a figure comes from; its sum is behind the button of the card. */
export function FigureOrigin({ origin, start, told, hasBadge = false }: FigureOriginProps) {
  const { texts } = useLanguage();
  return (
    <p className={`remark ${told === undefined ? styles.origin : styles.told}`}>
      {told ?? (
        <>
          <span>{texts[START_TEXTS[origin]]}</span> {start} {!hasBadge && <span>{texts.invented}</span>}
        </>
      )}
    </p>
  );
}
