import type { Page } from '@playwright/test';

/** The headers of a static host that sends none of its own. */
export const PLAIN_HOST = {
  'content-security-policy': null,
  'cross-origin-resource-policy': null,
  'cross-origin-opener-policy': null,
  'access-control-allow-origin': '*',
};

/** Answers for `origin` as the server of the tests does, with other headers. */
export async function serveAs(
  page: Page,
  origin: string,
  baseURL: string,
  change: Record<string, string | null>,
) {
  await page.context().route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, baseURL);
    const response = await route.fetch({ url });
    const headers = response.headers();
    for (const [name, value] of Object.entries(change)) {
      if (value === null) delete headers[name];
      else headers[name] = value;
    }
    await route.fulfill({ response, headers });
  });
}
