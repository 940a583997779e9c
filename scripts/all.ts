// `npm run test:all`: every browser test, also the long ones, and the long ones of packages. With arguments only those
// of Playwright, which gets them:
// `npm run test:all -- --grep @honesty`.
import { chooseTestPort } from './lib/listen';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

const given = process.argv.slice(2);
await chooseTestPort();
await runStages([...(given.length === 0 ? stages.longOfPackages : []), stages.build, stages.all(given)]);
