// `npm run check`: every check that needs no browser.
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

runStages([stages.types, stages.lint, stages.format, stages.dead, stages.unit, stages.build, stages.size]);
