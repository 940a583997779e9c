import { test } from '../../../../e2e/journeys/journey';
import { expectPrintedWhole } from '../../../../e2e/journeys/printedDialogs';

test('the sheet to share and every dialog over it are printed alone and whole, and each sheet says that it is a simulation', {
  tag: '@long',
}, async ({ comes }) => {
  test.setTimeout(300_000);
  await expectPrintedWhole(await comes(), [
    ['scene=controls-share', '', 'Each row says that it is simulated'],
    ['scene=controls-share', 'QR code', '/?seed=7'],
    ['scene=controls-share', 'Class list', 'seed=7-30'],
    ['scene=controls-share', 'Embed', 'allow scripts only'],
  ]);
});
