import type { Frame, Page } from '@playwright/test';

/** Opens a path in a frame of a size, on a host that lets itself be framed. */
export async function embed(page: Page, path: string, width: number, height: number): Promise<Frame> {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/framing') {
      const body = `<!doctype html><title>A page with a frame</title><body style="margin:0"><iframe src="${url.searchParams.get('path')?.replaceAll('&', '&amp;')}" width="${width}" height="${height}" style="border:0;display:block"></iframe>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await page.goto(`/framing?path=${encodeURIComponent(path)}`);
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The page has no frame.');
  await frame.waitForSelector('html[data-settled]', { state: 'attached' });
  return frame;
}
