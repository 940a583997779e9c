// `npm test`: every check.
import { freePort } from './lib/listen';
import { readOptions } from './lib/readOptions';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

readOptions('Usage: npm test. It runs every check; docs/testing.md says how to run a part of them.', {});

const wanted = Number(process.env.TEST_PORT ?? 4179);
const port = await freePort(wanted);
process.env.TEST_PORT = String(port);
if (port !== wanted)
  console.log(`Port ${wanted} is in use, so the browser tests use ${port} (TEST_PORT names another).`);

runStages([
  stages.types,
  stages.lint,
  stages.format,
  stages.dead,
  stages.chromium,
  stages.unitComponentsAndFeed,
  stages.build,
  stages.size,
  stages.browser,
]);
