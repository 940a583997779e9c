import type { ReactNode } from 'react';
import * as styles from './Table.module.css';

type TableProps = {
  caption: string;
  heads: readonly string[];
  /** Cells, the first of which heads its row. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table of figures. */
export function Table({ caption, heads, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className="soft">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table with too many columns for a narrow window: it scrolls sideways. Its caption says that it is simulated. */
export function WideTable(props: TableProps) {
  return (
    <div role="region" className={styles.wide} aria-label={props.caption} tabIndex={0}>
      <Table {...props} />
    </div>
  );
}
