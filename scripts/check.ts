// `npm run check`: every check that needs no browser. With `--changed` what a change that is not committed can reach.
import { readOptions } from './lib/readOptions';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

const { changed } = readOptions(
  'Usage: npm run check -- [--changed]. It runs everything that needs no browser; with --changed what the changes since the last commit can reach.',
  { changed: { type: 'boolean' } },
);
await runStages(
  changed
    ? [stages.sources, [stages.changed, stages.repository]]
    : [stages.sources, stages.withoutBrowser, stages.build, stages.size],
);
