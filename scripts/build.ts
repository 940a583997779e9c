// `npm run build` builds the site and the lessons beside it into dist/, or into `--out <folder>`.
import { buildSite } from './lib/buildSite';
import { readOptions } from './lib/readOptions';

const { out } = readOptions(
  'Usage: npm run build -- [--out dist]. BASE=/path/ builds for hosting below a path.',
  {
    out: { type: 'string' },
  },
);
await buildSite(typeof out === 'string' ? out : undefined);
