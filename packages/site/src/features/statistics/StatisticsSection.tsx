import { type ReactNode, type Ref, useId } from 'react';
import { useLanguage } from '../../store/react/language';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import * as styles from './Statistics.module.css';

type StatisticsSectionProps = { title: string; ref?: Ref<HTMLElement>; children: ReactNode };

/** A part of the statistics; like every group of figures it says in its own box that they are simulated. */
export function StatisticsSection({ title, ref, children }: StatisticsSectionProps) {
  const { texts } = useLanguage();
  const id = useId();
  return (
    <section ref={ref} className={`stack ${styles.section}`} aria-labelledby={id}>
      <div className={`row ${styles.head}`}>
        <h3 id={id}>{title}</h3>
        <SimulatedBadge>{texts.simulated}</SimulatedBadge>
      </div>
      {children}
    </section>
  );
}
