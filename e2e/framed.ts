import type { Frame, FrameLocator, Page } from '@playwright/test';

/** Opens a page of the same site that holds this HTML and nothing else. */
export async function openPageWith(page: Page, html: string): Promise<FrameLocator> {
  await page.route('**/page-with-a-frame', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>A page with a frame</title>${html}`,
    }),
  );
  await page.goto('/page-with-a-frame');
  return page.frameLocator('iframe');
}

/** Opens a path in a frame of a size, on a page of the same origin. */
export async function embed(page: Page, path: string, width: number, height: number): Promise<Frame> {
  const src = path.replaceAll('&', '&amp;');
  await openPageWith(
    page,
    `<body style="margin:0"><iframe src="${src}" width="${width}" height="${height}" style="border:0;display:block"></iframe>`,
  );
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The page has no frame.');
  await frame.waitForSelector('html[data-settled]', { state: 'attached' });
  return frame;
}
