import type { ReactNode } from 'react';
import * as styles from './Statistics.module.css';

type FigureListProps = {
  figures: Readonly<Record<string, ReactNode>>;
  /** Whether they are those of a scale above: a hollow dot, a dot, and at last a range. */
  isKey?: boolean;
};

/** Figures beneath their names, beside each other as far as there is room. */
export function FigureList({ figures, isKey = false }: FigureListProps) {
  return (
    <dl className={`columns ${isKey ? styles.key : ''}`}>
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd className="strong">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
