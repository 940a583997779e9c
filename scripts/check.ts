// `npm run check`: every check that needs no browser.
import { runStages } from './runStages';
import * as stages from './stages';

runStages([stages.types, stages.lint, stages.format, stages.dead, stages.unit, stages.build, stages.size]);
