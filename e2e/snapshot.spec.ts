import { expect, test } from './visitor';

test('a snapshot of the page, shown without scripts, has the sizes of the page, and no value in a wrong place', async ({
  browser,
  dashboard,
  page,
}) => {
  await page.goto('/?seed=7&t=60&still=1');
  await dashboard.settled();
  const sizes = () =>
    [
      '.frame-profit data',
      '.frame-profit .cents',
      '.frame-rate data',
      '.frame-trades data',
      '.frame-list td data',
    ].map((figure) => {
      const element = document.querySelector(figure);
      return element && getComputedStyle(element).fontSize;
    });
  const live = await page.evaluate(sizes);
  const html = await page.content();
  const context = await browser.newContext({ javaScriptEnabled: true });
  const saved = await context.newPage();
  await saved.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) return route.fulfill({ contentType: 'text/html', body: html });
    return route.request().url().endsWith('.js') ? route.abort() : route.continue();
  });
  await saved.goto(page.url());
  expect(await saved.evaluate(sizes)).toEqual(live);
  const scale = saved.locator('.frame-profit [role=group] data').filter({ visible: true });
  expect(await scale.count(), 'values of the axis, whose places are lost').toBe(0);
  await context.close();
});
