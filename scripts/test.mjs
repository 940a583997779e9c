// @ts-check
// Everything that has to be green, on a machine that has nothing but Node.
import * as stages from './stages.mjs';

stages.install();
stages.run([
  stages.types,
  stages.lint,
  stages.format,
  stages.dead,
  stages.unit,
  stages.chromium,
  stages.components,
  stages.build,
  stages.size,
  stages.browser,
  stages.hosting,
]);
