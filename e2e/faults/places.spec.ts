import { expect, test } from '../visitor';

const PLACES = [
  { locale: 'fa-IR-u-ca-persian-nu-arabext', timezoneId: 'Asia/Tehran' },
  { locale: 'ar-EG-u-nu-arab', timezoneId: 'Africa/Cairo' },
  { locale: 'th-TH-u-ca-buddhist-nu-thai', timezoneId: 'Pacific/Kiritimati' },
  { locale: 'de-CH', timezoneId: 'America/St_Johns' },
];

for (const [at, place] of PLACES.entries())
  test(`foreign locale, time zone and calendar: every text is the same, for formats depend on the path only (${place.locale})`, {
    tag: at === 0 ? [] : '@long',
  }, async ({ baseURL, browser }) => {
    const read = async (place: object) => {
      const context = await browser.newContext({ ...place, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      const texts = [];
      for (const path of ['/de', '/v']) {
        await page.goto(`${path}?seed=7&t=40&still=1&amount=1234567.5&trades=12345`);
        await expect(page.locator('html[data-settled=true]')).toBeAttached();
        await page.getByRole('button', { name: /Controls|Steuerung/ }).click();
        await expect(page.getByRole('dialog').last()).toBeVisible();
        texts.push(await page.locator('body').innerText());
      }
      await context.close();
      return texts;
    };
    const here = await read({ locale: 'en-US', timezoneId: 'UTC' });
    expect(here.join()).toMatch(/1\.234\.\d{3},\d\d €/);
    expect(await read(place)).toEqual(here);
  });
