import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

/** Presses a button that saves a file. */
export async function savedFile(button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
