import { test } from './journey';
import { expectPressesToCount } from './pressesOnWithdraw';

test('each press on Withdraw counts at sixty times the speed, by mouse and finger', {
  tag: '@long',
}, async ({ comes }) => {
  test.setTimeout(300_000);
  await expectPressesToCount(await comes(), '/?seed=7&speed=60');
});
