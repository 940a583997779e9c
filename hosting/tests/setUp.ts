import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { builds } from './builds';
import { findBrotliModule, findServer } from './findServer';

/** Builds the site for a second base path, and prints which servers are not installed. */
export default function setUp() {
  const base = '/some/path/';
  const args = ['build', '--logLevel', 'warn', '--outDir', resolve(builds[base]), '--emptyOutDir'];
  execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...args], {
    env: { ...process.env, BASE: base },
    stdio: 'inherit',
  });
  for (const [name, found, packages] of [
    ['nginx', findServer('nginx'), 'nginx-light'],
    ['caddy', findServer('caddy'), 'caddy'],
    ['nginx with brotli', findBrotliModule(), 'libnginx-mod-http-brotli-static'],
  ] as const) {
    if (found === undefined)
      console.log(`  NOT RUN: ${name} is not installed here (on Debian: apt-get install ${packages}).`);
  }
}
