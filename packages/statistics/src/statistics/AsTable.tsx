import { type ReactNode, useState } from 'react';
import * as styles from './Table.module.css';

type AsTableProps = {
  /** The text to press. */
  summary: string;
  /** Rendered while it is open: tables have many cells. */
  children: ReactNode;
};

/** The figures of a chart as tables, on request. */
export function AsTable({ summary, children }: AsTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.onRequest} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
