import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';
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

/**
 * Stays in sight while a dialog scrolls: the simulation label, which the dialog is described by, the title, and Close.
 */
export function DialogHead({ id, onClose, below, children }: DialogHeadProps) {
  const { texts } = useLanguage();
  return (
    <div className={styles.head}>
      <div id={`${id}-label`} className={`specimen-edge ${styles.label}`}>
        <SimulationLabel />
      </div>
      <span id={`${id}-word`} hidden>
        {`${texts.labelWord}.`}
      </span>
      {children && (
        <div className={`row ${styles.titleRow}`}>
          {children}
          {onClose && (
            <Button variant="quiet" className={`screen-only ${styles.close}`} onClick={onClose}>
              <Icon name="close" />
              <span className="word">{texts.close}</span>
            </Button>
          )}
        </div>
      )}
      {below}
    </div>
  );
}

type DialogTitleProps = {
  id: string;
  className?: string;
  children: string;
};

/**
 * The heading of a dialog, which has the focus when it opens: a screen reader says the title, that it is a simulation,
 * and the first sentence, and waits. The whole label describes the dialog, which not all of them say.
 */
export function DialogTitle({ id, className = '', children }: DialogTitleProps) {
  return (
    <h2
      id={`${id}-title`}
      className={`title ${className}`}
      tabIndex={-1}
      aria-describedby={`${id}-word ${id}-about`}
    >
      {children}
    </h2>
  );
}

/** The id of the first sentence; undefined outside of dialogs. */
export const DialogAboutContext = createContext<string | undefined>(undefined);

/** The first sentence of a dialog, or its first figures: heard when it opens. */
export function DialogAbout({
  as: Tag = 'p',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'p' | 'h3' | 'dl' }) {
  return <Tag id={useContext(DialogAboutContext)} {...rest} />;
}
