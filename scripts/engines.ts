// `npm run test:engines` runs the journeys in Chromium, Firefox and WebKit. Arguments are passed on to Playwright:
// `npm run test:engines -- --project firefox`.
import { installHint, isInstalled } from './lib/installedEngines';
import { chooseTestPort } from './lib/listen';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

for (const engine of ['firefox', 'webkit'] as const)
  if (!isInstalled(engine)) console.log(installHint(engine));
await chooseTestPort();
await runStages([stages.build, stages.engines(process.argv.slice(2))]);
