import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { findBrotliModule, findServer } from './findServer';
import { builds } from './site';

const BASE = '/some/path/';

// Once, before the tests of the project `hosting`, which depend on this file. `npm run build` makes the other build.
test(`the site is built for ${BASE}`, () => {
  execFileSync(process.execPath, [resolve('scripts/run.mjs'), 'build', '--out', resolve(builds[BASE])], {
    // The test runner says `test`, and React would be another one.
    env: { ...process.env, NODE_ENV: 'production', BASE },
    stdio: 'inherit',
  });
});

for (const [name, found, packages] of [
  ['nginx', findServer('nginx'), 'nginx-light'],
  ['caddy', findServer('caddy'), 'caddy'],
  ['nginx with brotli', findBrotliModule(), 'libnginx-mod-http-brotli-static'],
] as const)
  test(`${name} is installed`, () => {
    if (found !== undefined) return;
    console.log(`  NOT RUN: ${name} is not installed here (on Debian: apt-get install ${packages}).`);
    test.skip();
  });
