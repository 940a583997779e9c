// `npm test`: every check.
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

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
