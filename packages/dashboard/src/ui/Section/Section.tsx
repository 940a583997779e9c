import { type ReactNode, useId } from 'react';
import * as styles from './Section.module.css';

/** A section of a panel, with a heading. A `<p>` in it is a note. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={`stack tight ${styles.section}`} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}
