import type { ReactNode } from 'react';
import * as styles from './Statistics.module.css';

/** Figures with their names, one a line; where it is narrow the figure goes beneath its name. */
export function FigureList({
  figures,
}: {
  figures: readonly (readonly [name: string, figure: ReactNode])[];
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
