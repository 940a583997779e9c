// `npm run test:all`: every browser test, also the long ones. Arguments are passed on to Playwright:
// `npm run test:all -- --grep @honesty`.
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

runStages([stages.build, stages.all(process.argv.slice(2))]);
