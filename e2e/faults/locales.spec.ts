import { openSheet, sheetsOn } from '../pages/openSheet';
import { expect, test } from '../visitor';

const PLACES = [
  { locale: 'fa-IR-u-ca-persian-nu-arabext', timezoneId: 'Asia/Tehran' },
  { locale: 'ar-EG-u-nu-arab', timezoneId: 'Africa/Cairo' },
  { locale: 'th-TH-u-ca-buddhist-nu-thai', timezoneId: 'Pacific/Kiritimati' },
  { locale: 'de-CH', timezoneId: 'America/St_Johns' },
];

for (const { path, places, tag } of [
  { path: '/de', places: PLACES.slice(0, 1), tag: [] },
  { path: '/v', places: PLACES, tag: '@long' },
])
  test(`foreign locale, time zone and calendar (${path}, ${places.map(({ locale }) => locale).join(', ')}): every text is the same, for formats depend on the path only`, {
    tag,
  }, async ({ baseURL, browser }) => {
    const read = async (place: object) => {
      const context = await browser.newContext({ ...place, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(`${path}?seed=7&t=40&still=1&amount=1234567.5&trades=12345`);
      await expect(page.locator('html[data-settled=true]')).toBeAttached();
      let text = '';
      for (const sheet of await sheetsOn(page)) {
        await openSheet(page, sheet);
        await expect(page.locator('html[data-settled=true]')).toBeAttached(); // what is in it has come
        text += await page.locator('body').innerText();
      }
      await context.close();
      return text;
    };
    const here = await read({ locale: 'en-US', timezoneId: 'UTC' });
    expect(here).toMatch(path === '/de' ? /1\.234\.\d{3},\d\d €/ : /\$1,234,\d{3}\.\d\d/);
    for (const place of places) expect(await read(place), place.locale).toBe(here);
  });
