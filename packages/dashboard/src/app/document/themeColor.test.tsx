import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { applyDocumentSettings } from './applyDocumentSettings';

await import('../early');

const PAPER = { light: 'rgb(244, 242, 237)', dark: 'rgb(9, 12, 19)' };

const wish = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });

/** What a browser takes: the first that applies. */
const shown = () =>
  Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')).find(
    ({ media }) => media === '' || matchMedia(media).matches,
  )?.content;

it('the browser around the page has the color of the page, in a chosen theme and in that of the system', async () => {
  onTestFinished(async () => {
    applyDocumentSettings({ locale: 'en', route: 'dashboard', still: false, theme: undefined });
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
  await wish('light');
  for (const theme of ['dark', 'light'] as const) {
    applyDocumentSettings({ locale: 'en', route: 'dashboard', still: false, theme });
    expect(shown()).toBe(PAPER[theme]);
  }
  applyDocumentSettings({ locale: 'en', route: 'dashboard', still: false, theme: undefined });
  for (const system of ['dark', 'light'] as const) {
    await wish(system);
    await expect.poll(shown).toBe(PAPER[system]);
    expect(getComputedStyle(document.body).backgroundColor).toBe(PAPER[system]);
  }
});
