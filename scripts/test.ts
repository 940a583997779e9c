// `npm test`: every check.
import { chooseTestPort } from './lib/listen';
import { readOptions } from './lib/readOptions';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

readOptions('Usage: npm test. It runs every check; docs/testing.md says how to run a part of them.', {});

await chooseTestPort();
await runStages([stages.sources, stages.chromium, stages.tests, stages.build, stages.size, stages.browser]);
