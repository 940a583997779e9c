import { test } from './journey';
import { expectPrintedWhole } from './printedDialogs';

test('every dialog of the dashboard is printed alone and whole, and each sheet says that it is a simulation', {
  tag: '@long',
}, async ({ comes }) => {
  test.setTimeout(300_000);
  await expectPrintedWhole(await comes(), [
    ['scene=withdraw', '', 'real fees are deducted'],
    ['scene=controls', '', 'Skip by'],
    ['scene=controls-run', '', 'On average'],
    ['scene=controls-settings', '', 'New rows are not read'],
  ]);
});
