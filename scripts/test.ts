// `npm test`: every check.
import { createServer } from 'node:net';
import { freePort, listen } from './lib/listen';
import { readOptions } from './lib/readOptions';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

readOptions('Usage: npm test. It runs every check; docs/testing.md says how to run a part of them.', {});

const port = Number(process.env.TEST_PORT ?? 4179);
if (!(await isFree(port))) {
  process.env.TEST_PORT = String(await freePort());
  console.log(
    `Port ${port} is in use, so the browser tests use ${process.env.TEST_PORT} (TEST_PORT names another).`,
  );
}

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

/** Whether nothing listens on this port of this machine. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port);
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
