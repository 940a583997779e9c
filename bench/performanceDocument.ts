import { cpus } from 'node:os';

export type Machine = {
  /** The version of the browser. */
  readonly chromium: string;
  /** The load average of the last minute when the benchmark began. */
  readonly load: number;
};

const MEASURED = /(<!-- from here, by npm run bench -->\n\n)[\s\S]*?(\n\n<!-- until here -->)/;

/**
 * The text of docs/performance.md with new figures.
 *
 * @param text its text now
 * @throws {Error} if it has no place for the figures
 */
export function withFigures(text: string, promises: string, { chromium, load }: Machine): string {
  if (!MEASURED.test(text)) throw new Error('docs/performance.md lacks the comments around its figures.');
  const [day] = new Date().toISOString().split('T');
  const said = `Written by \`npm run bench -- --write\` on ${day}: ${cpus().length} processor cores, Node ${process.versions.node}, Chromium ${chromium}
without a GPU, load average ${load.toFixed(1)} before the start.`;
  return text.replace(
    MEASURED,
    (_, before: string, after: string) => `${before}${said}\n\n${promises}${after}`,
  );
}
