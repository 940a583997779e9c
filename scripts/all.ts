// `npm run test:all`: every browser test, also the long ones, the long ones of packages, and the site without each
// extra. With arguments only those of Playwright, which gets them: `npm run test:all -- --grep @honesty`.
import { chooseTestPort } from './lib/listen';
import { runStages } from './lib/runStages';
import * as stages from './lib/stages';

const given = process.argv.slice(2);
await chooseTestPort();
const more = given.length === 0 ? [...stages.longOfPackages, stages.extrasTakenAway] : [];
await runStages([...more, stages.build, stages.all(given)]);
