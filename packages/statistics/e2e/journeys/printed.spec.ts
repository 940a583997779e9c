import { test } from '../../../../e2e/journeys/journey';
import { expectPrintedWhole } from '../../../../e2e/journeys/printedDialogs';

test('the statistics are printed alone and whole, and each sheet says that it is a simulation', {
  tag: '@long',
}, async ({ comes }) => {
  test.setTimeout(300_000);
  await expectPrintedWhole(await comes(), [['scene=lesson&t=600', '', 'Many runs']]);
});
