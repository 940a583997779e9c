// @ts-check
// The short loop: all of `npm test` that needs no browser.
import * as stages from './stages.mjs';

stages.install();
stages.run([stages.types, stages.lint, stages.format, stages.dead, stages.unit, stages.build, stages.size]);
