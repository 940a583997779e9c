import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { filesIn } from './filesIn';
import { precompress } from './precompress';

const root = mkdtempSync(join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(root, { recursive: true }));

const SITE = {
  'index.html': '<p>simulation</p>'.repeat(50),
  'assets/drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(50)}</svg>`,
  'assets/font.woff2': Buffer.alloc(2_000),
  '.vite/manifest.json': '{}'.padEnd(1_000),
};

/** The files of a built site, with what is written beside them. */
function compressed(name: string): Map<string, Buffer> {
  const folder = join(root, name);
  for (const [path, content] of Object.entries(SITE)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  precompress(folder);
  return new Map(filesIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

it('every text that gets smaller lies compressed beside itself, the same at each build', () => {
  const first = compressed('first');
  expect(compressed('second')).toEqual(first);
  expect([...first.keys()].filter((name) => /\.(br|gz)$/.test(name))).toEqual([
    'assets/drawing.svg.br',
    'assets/drawing.svg.gz',
    'index.html.br',
    'index.html.gz',
  ]);
  for (const [name, small] of first) {
    const text = first.get(name.replace(/\.(br|gz)$/, ''));
    if (text === undefined || text === small) continue;
    expect(name.endsWith('.br') ? brotliDecompressSync(small) : gunzipSync(small)).toEqual(text);
    expect(small.length).toBeLessThan(text.length);
    if (name.endsWith('.gz')) expect([...small.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]); // no time, no system
  }
});
