import type { ReactNode } from 'react';
import * as styles from './Statistics.module.css';

/** Figures beneath their names, beside each other as far as there is room. */
export function FigureList({ figures }: { figures: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className={`row ${styles.figures}`}>
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className="strong">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
