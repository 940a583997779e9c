import { type Column, csvTable } from '@simulation/engine/format';
import { NOTICE } from '../library/notice';

/**
 * The lines of a CSV file: a column is called what it is in an event. Each row has the notice too, behind these
 * columns.
 */
export const csvLines = <Row>(columns: readonly Column<Row>[]) =>
  csvTable([...columns, { key: 'notice', kind: 'text', value: () => NOTICE }], (key) => key, 'true', 'en');
