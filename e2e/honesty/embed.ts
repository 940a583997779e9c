import type { Frame, Page } from '@playwright/test';
import { openPageWith } from '../framed';

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
