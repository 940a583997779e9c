// `npm run check`: every check that needs no browser.
import { readOptions } from './lib/readOptions';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

readOptions('Usage: npm run check. It runs everything that needs no browser.', {});
runStages([stages.types, stages.lint, stages.format, stages.dead, stages.unit, stages.build, stages.size]);
