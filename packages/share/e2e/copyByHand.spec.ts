import { PLAIN_HOST, serveAs } from '../../../e2e/faults/serveAs';
import { openSheet } from '../../../e2e/pages/openSheet';
import { expect, test } from '../../../e2e/visitor';

test('storage blocked, and plain http without clipboard: a link can be copied by hand', async ({
  baseURL,
  page,
}) => {
  const sandbox = { ...PLAIN_HOST, 'content-security-policy': 'sandbox allow-scripts' };
  await serveAs(page, 'http://blocked.test', baseURL ?? '', sandbox);
  await page.goto('http://blocked.test/?speed=10');
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await openSheet(page, 'share');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Copying failed. Copy the link from here:')).toHaveValue(
    /^http:\/\/blocked\.test\/\?seed=/,
  );
});
