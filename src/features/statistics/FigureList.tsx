import type { ReactNode } from 'react';
import * as styles from './Statistics.module.css';

type FigureListProps = {
  figures: Readonly<Record<string, ReactNode>>;
  /** Beside each other, each beneath its name. */
  isRow?: boolean;
};

/** Figures by their names, one a line; where it is narrow the name has several lines. */
export function FigureList({ figures, isRow }: FigureListProps) {
  const entries = Object.entries(figures);
  if (isRow)
    return (
      <table className={styles.row}>
        <thead>
          <tr>
            {entries.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {entries.map(([name, figure]) => (
              <td key={name}>{figure}</td>
            ))}
          </tr>
        </tbody>
      </table>
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
