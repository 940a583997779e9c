import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** The built site, which the tests visit. */
const DIST = 'dist';

test('every file that the page and its style sheets name exists', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const named = files
    .filter((file) => /\.(html|css)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(DIST, file), 'utf8').matchAll(/(?:href="|src="|url\("?)([^")]+)/g),
    ])
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('#'));
  expect(named.length).toBeGreaterThan(5);
  for (const address of named) expect(existsSync(join(DIST, address)), address).toBe(true);
});
