import type { ReactNode } from 'react';
import { useLanguage } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/icons/Icon';
import { SimulationLabel } from '../SimulationLabel';
import * as styles from './Dialog.module.css';

type DialogHeadProps = {
  /** The id of the label is this with `-label` behind it. */
  id: string;
  /** Called by the button Close; without it there is none. */
  onClose?: (() => void) | undefined;
  /** Below title and Close. */
  below?: ReactNode;
  /** The title, and what stands beside it. */
  children?: ReactNode;
};

/** Stays in sight while a dialog scrolls: the simulation label, which the dialog is described by, the title, and Close. */
export function DialogHead({ id, onClose, below, children }: DialogHeadProps) {
  const { texts } = useLanguage();
  return (
    <div className={styles.head}>
      <div id={`${id}-label`} className={styles.label}>
        <SimulationLabel />
      </div>
      {children && (
        <div className={styles.titleRow}>
          {children}
          {onClose && (
            <Button variant="quiet" className={`screen-only ${styles.close}`} onClick={onClose}>
              <Icon name="close" />
              <span>{texts.close}</span>
            </Button>
          )}
        </div>
      )}
      {below}
    </div>
  );
}
