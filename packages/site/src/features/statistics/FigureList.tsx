import type { ReactNode } from 'react';
import * as styles from './Statistics.module.css';

type FigureListProps = {
  figures: Readonly<Record<string, ReactNode>>;
  /** Beside each other as far as there is room, each beneath its name. */
  isRow?: boolean;
};

/** Figures by their names, one a line; where it is narrow the name has several lines. */
export function FigureList({ figures, isRow }: FigureListProps) {
  const entries = Object.entries(figures);
  if (isRow)
    return (
      <dl className={`row ${styles.row}`}>
        {entries.map(([name, figure]) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className="strong">{figure}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <table className={styles.figures}>
      <tbody>
        {entries.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
