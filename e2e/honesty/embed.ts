import type { Frame, Page } from '@playwright/test';

/** Opens a path in a frame of a size, on a page of the same origin. */
export async function embed(page: Page, path: string, width: number, height: number): Promise<Frame> {
  await page.route('**/framing?*', (route) => {
    const src = new URL(route.request().url()).searchParams.get('path') ?? '';
    const body = `<!doctype html><title>A page with a frame</title><body style="margin:0"><iframe src="${src.replaceAll('&', '&amp;')}" width="${width}" height="${height}" style="border:0;display:block"></iframe>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(`/framing?path=${encodeURIComponent(path)}`);
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The page has no frame.');
  await frame.waitForSelector('html[data-settled]', { state: 'attached' });
  return frame;
}
