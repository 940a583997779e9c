// `npm run build` builds the site, and what packages add to it, into dist/, or into `--out <folder>`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './lib/buildSite';
import { readOptions } from './lib/readOptions';

const { out } = readOptions(
  'Usage: npm run build -- [--out dist]. BASE=/path/ builds for hosting below a path.',
  {
    out: { type: 'string' },
  },
);
const folder = typeof out === 'string' ? out : undefined;
// A build empties its folder first; dist/ is its own, also where one was interrupted.
const isForeign =
  folder !== undefined &&
  existsSync(folder) &&
  readdirSync(folder).length > 0 &&
  !existsSync(join(folder, '.vite', 'manifest.json'));
if (isForeign) {
  console.error(
    `\n  ${folder} holds files that are no build of the site. Empty it, or name another folder.\n`,
  );
  process.exit(2);
}
await buildSite(folder);
