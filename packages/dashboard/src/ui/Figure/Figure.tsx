import { roomFor } from './amountParts';
import * as styles from './Figure.module.css';
import { UnlessWithheld } from './UnlessWithheld';

type FigureProps = {
  /** The exact number, for programs. */
  exact: string;
  /** Read by screen readers instead of the text. */
  spoken?: string;
  /** Whether it changes while it is looked at: a text of the same width is then laid out alone. */
  live?: boolean;
  children: string;
};

/** A figure. Another number replaces the text at once. */
export function Figure({ exact, spoken, live = false, children }: FigureProps) {
  return (
    <UnlessWithheld>
      {live ? (
        <data value={exact} className={styles.live} data-room={roomFor(children)}>
          <span>{children}</span>
        </data>
      ) : (
        <data value={exact} aria-hidden={spoken === undefined ? undefined : true}>
          {children}
        </data>
      )}
      {spoken !== undefined && <span className="sr-only">{spoken}</span>}
    </UnlessWithheld>
  );
}
