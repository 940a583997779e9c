import type { Line } from './lines';

/** The promises as a table for the terminal and for documents. What is not said to be missed is kept. */
export function promisesTable(lines: readonly Line[]): string {
  return table(['', 'product', 'floor, ratio', 'promise'], lines.map(cellsOf));
}

function cellsOf({ what, unit, product, floor, promise }: Line): string[] {
  const ratio = floor === undefined ? undefined : product / floor.value;
  return [
    what,
    `${formatFigure(product)} ${unit}`.trim(),
    floor === undefined ? '' : `${formatFigure(floor.value)} (${floor.name}), ${ratio?.toFixed(2)}`,
    `${formatPromise(promise)}${isKept(promise, ratio ?? product) ? '' : ', missed'}`,
  ];
}

function formatPromise(promise: Line['promise']): string {
  const [sign, limit] = 'atLeast' in promise ? ['≥', promise.atLeast] : ['≤', promise.atMost];
  return `${sign}\u00A0${limit.toLocaleString('en-US', { maximumFractionDigits: 4 })}`;
}

function isKept(promise: Line['promise'], measured: number): boolean {
  return 'atLeast' in promise ? measured >= promise.atLeast : measured <= promise.atMost;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** As many digits as are significant. */
function formatFigure(figure: number): string {
  const size = Math.abs(figure);
  if (size >= 1_000) return Math.round(figure).toLocaleString('en-US');
  if (Number.isInteger(figure)) return String(figure);
  if (size >= 100) return figure.toFixed(0);
  return figure.toFixed(size >= 1 ? 1 : 4);
}
