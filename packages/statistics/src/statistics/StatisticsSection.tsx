import { SimulatedBadge, useLanguage } from '@simulation/dashboard';
import { type ReactNode, useId } from 'react';
import * as styles from './Statistics.module.css';

type StatisticsSectionProps = {
  title: string;
  /** Whether it begins closed. Printed it is open. */
  isFolded?: boolean;
  children: ReactNode;
};

/** A part of the statistics; like every group of figures it says in its own box that they are simulated. */
export function StatisticsSection({ title, isFolded = false, children }: StatisticsSectionProps) {
  const { texts } = useLanguage();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <details open={!isFolded}>
        <summary>
          <h3 id={id}>{title}</h3> <SimulatedBadge>{texts.simulated}</SimulatedBadge>
        </summary>
        <div className={`stack ${styles.content}`}>{children}</div>
      </details>
    </section>
  );
}
