import { expect, expectMessages, MISSING_FILE, test } from './visitor';

test('“I have paid already” is one press from the head of the page, also on a phone’s first sight, and from Withdraw; its steps need no file', async ({
  consoleMessages,
  dashboard,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/*.js', (route) => {
    const [script = ''] = /[^/]*$/.exec(route.request().url()) ?? [];
    return /^(?:index|shared|early)-/.test(script) ? route.continue() : route.abort();
  });
  await dashboard.visit('/?seed=7&still=1&t=60');
  const help = page.getByRole('dialog', { name: 'I have paid already' });
  for (const door of [undefined, 'Withdraw']) {
    if (door !== undefined) await dashboard.press(door);
    const place = page.locator(door === undefined ? 'main' : 'dialog[open]');
    const button = place.getByRole('button', { name: 'I have paid already' });
    await expect(button).toBeInViewport();
    await button.click();
    await expect(help.getByRole('listitem')).toHaveText([
      /^Pay nothing more/,
      /^Call your bank/,
      /^Report it/,
    ]);
    await expect(help).toContainText('Somebody will soon offer to get it back.');
    await expect(help.locator('[data-simulation-label]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/?seed=7&scene=help');
  await expect(help.getByRole('listitem')).toHaveCount(3);
  expectMessages(consoleMessages, MISSING_FILE);
});
