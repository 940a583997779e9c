import type { Page } from '@playwright/test';
import { seen } from '../honesty/seen';
import { seeded } from '../seeded';
import { expect, test } from '../visitor';
import { NUMBERS, TEXTS } from './hostileValues';

const SEED = Number(process.env.FAULTS_SEED ?? 1_056);

const PATHS = [
  '/',
  '/de',
  '/v',
  '/V/',
  '//v',
  '/x/de/y',
  '/%2e%2e/v',
  '/%00',
  '/assets',
  '/index.html/v',
  '/a b/ü/😀',
];

const OTHERS: Record<string, readonly string[]> = {
  speed: ['', '0', '-1', '0.25', '0.1', '1000', '1001', '1e9', 'NaN', 'fast', '٢'],
  t: ['', '-1', '0', '0.0005', '1e-9', '5', '2592000', '2592001', '1e300', 'NaN', 'Infinity', 'now'],
  still: ['', '0', '1', '2', 'true'],
  scene: [
    '',
    'full-list',
    'overlay-3',
    'nowhere',
    '__proto__',
    'constructor',
    '../error',
    'FULL-LIST',
    'x'.repeat(500),
  ],
  picked: ['', 'best-of-1000', 'any-of-1', 'worst-of-1e9', '<b>', '__proto__'],
  engine: ['', '1', '1.0', '0x1', 'NaN', 'x'],
  theme: ['', 'dark', 'light', 'DARK', 'url(x)', '__proto__'],
  utm_source: ['<b>', '\u202e'],
};

/** Some that somebody may try to remove the label with. All that exist: scripts/tests/staticHonesty.test.ts. */
const TEMPTING = ['label', 'hide', 'css', 'title', '__proto__'];
const ANSWERS = ['', '0', 'none', '*{display:none}', '</script>'];

/** One hostile link: some of everything, sometimes twice, sometimes broken. */
function hostileLink(random: () => number): string {
  const of = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const encode = (text: string) => {
    if (random() < 0.1) return text.replaceAll(/[^\x21-\x7e]|[#&]/gu, '_'); // not encoded, as typed
    return (
      encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')) + (random() < 0.05 ? '%E0%A4%A' : '')
    );
  };
  const parts: string[] = [];
  if (random() < 0.8) parts.push(`amount=${encode(of(NUMBERS))}`);
  if (random() < 0.8) parts.push(`trades=${encode(of(NUMBERS))}`);
  if (random() < 0.7) parts.push(`name=${encode(of(TEXTS))}`);
  if (random() < 0.7) parts.push(`seed=${encode(of([...TEXTS, ...NUMBERS]))}`);
  for (const [key, values] of Object.entries(OTHERS))
    if (random() < 0.4) parts.push(`${key}=${encode(of(values))}`);
  for (let tries = 0; tries < 3; tries += 1) parts.push(`${of(TEMPTING)}=${encode(of(ANSWERS))}`);
  if (random() < 0.2) parts.push(...parts.slice(0, 2));
  if (random() < 0.1) parts.push('=', '&&', '?');
  return `${of(PATHS)}?${parts.join('&')}${random() < 0.2 ? `#${encode(of(TEXTS))}` : ''}`;
}

async function visit(page: Page, origin: string, link: string) {
  await page.goto(`${origin}${link}`);
  await expect(page.locator('html[data-settled]')).toBeAttached();
  await expect(page.locator('h1').first()).toBeAttached();
  await expect.poll(() => seen(page)).toBe('seen');
  const other = page.getByRole('button', { name: /run of version|Lauf von Version/ });
  if (await other.isVisible()) {
    await expect(page.locator('data')).toHaveCount(0); // nothing is played before the visitor chooses
    await other.click();
    await expect(page.locator('data').first()).toBeAttached();
  }
  const shown = await page.evaluate(() => ({
    title: document.title,
    values: Array.from(document.querySelectorAll('data'), ({ value }) => value),
    figures: Array.from(document.querySelectorAll('main data'), ({ textContent }) => textContent),
    sideways: document.documentElement.scrollWidth - innerWidth,
    foreign: document.querySelectorAll('main img, main script, main b, iframe').length,
    errors: document.querySelectorAll('main pre').length,
  }));
  expect(shown.title).toMatch(/^Simulation/);
  expect(shown.values.length).toBeGreaterThan(5);
  for (const value of shown.values) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
  for (const figure of shown.figures) {
    expect(figure).toMatch(/\d/);
    expect(figure).not.toMatch(/NaN|Infinity|∞|undefined|null|\de[+-]?\d/i);
  }
  expect([shown.sideways, shown.foreign, shown.errors]).toEqual([0, 0, 0]);
}

async function visitAll(page: Page, origin: string, links: number, seed: number) {
  const random = seeded(seed);
  for (let index = 0; index < links; index += 1) {
    if (index % 3 === 0)
      await page.setViewportSize({ width: [320, 768, 1_280][(index / 3) % 3] ?? 320, height: 640 });
    const link = hostileLink(random);
    await test.step(`link ${index}: ${link}`, () => visit(page, origin, link));
  }
}

test(`INV-03 hostile links, 4 of them (FAULTS_SEED=${SEED})`, async ({ baseURL, page }) => {
  await visitAll(page, baseURL ?? '', 4, SEED);
});

for (const part of [1, 2, 3, 4])
  test(`INV-03 hostile links, 264 of them, part ${part} (FAULTS_SEED=${SEED})`, {
    tag: '@long',
  }, async ({ baseURL, page }) => {
    test.setTimeout(1_200_000);
    await visitAll(page, baseURL ?? '', 264, SEED + part);
  });
