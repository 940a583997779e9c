import { createContext, type ReactNode, useContext, useId } from 'react';
import { Mark, ScenarioMark } from '../Mark/Mark';
import * as styles from './Card.module.css';

type CardProps = {
  /** The heading, alone in its element. */
  title: string;
  /** A tooltip of the heading. */
  titleHint?: string | undefined;
  /** The overprint beside the heading. */
  mark: string;
  /** Stands at the far end of the heading's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A word that every card says beside its overprint; empty says nothing. */
export const CardScenario = createContext('');

/** A section with a heading and the overprint that no card goes without. */
export function Card({ title, titleHint, mark, aside, className = '', children }: CardProps) {
  const id = useId();
  const scenario = useContext(CardScenario);
  return (
    <section className={`frame-card ${styles.card} ${className}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 id={id} className={styles.title} title={titleHint}>
            {title}
          </h2>
          <Mark>{mark}</Mark>
          {scenario && <ScenarioMark>{scenario}</ScenarioMark>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
