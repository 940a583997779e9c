import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { filesIn } from '../scripts/lib/filesIn.ts';
import { precompressed } from './precompressed.ts';

const root = mkdtempSync(join(tmpdir(), 'precompressed-'));
afterAll(() => rmSync(root, { recursive: true }));

async function buildInto(outDir: string): Promise<Map<string, Buffer>> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [precompressed()],
    build: { outDir, manifest: true, assetsInlineLimit: 0 },
  });
  return new Map(filesIn(outDir).map((path) => [path, readFileSync(join(outDir, path))]));
}

it('every text that gets smaller lies compressed beside itself, the same at each build', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(50)}</svg>`;
  writeFileSync(join(root, 'drawing.svg'), drawing);
  writeFileSync(join(root, 'font.woff2'), Buffer.alloc(2_000));
  writeFileSync(join(root, 'style.css'), '@font-face { font-family: a; src: url(font.woff2); }');
  writeFileSync(
    join(root, 'index.html'),
    `<link rel="stylesheet" href="style.css"><img src="drawing.svg">${'<p>simulation</p>'.repeat(50)}`,
  );
  const first = await buildInto(join(root, 'first'));
  const second = await buildInto(join(root, 'second')); // an absolute folder, as --outDir may name one
  expect(second).toEqual(first);

  const names = [...first.keys()];
  expect(names).toContain('index.html.br');
  expect(names).toContain('index.html.gz');
  expect(names.filter((name) => /\.svg\.(br|gz)$/.test(name))).toHaveLength(2);
  expect(names.filter((name) => /woff2\.|manifest\.json\./.test(name))).toEqual([]);
  for (const [name, small] of first) {
    const text = first.get(name.replace(/\.(br|gz)$/, ''));
    if (text === undefined || text === small) continue;
    expect(name.endsWith('.br') ? brotliDecompressSync(small) : gunzipSync(small)).toEqual(text);
    expect(small.length).toBeLessThan(text.length);
    if (name.endsWith('.gz')) expect([...small.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]); // no time, no system
  }
});
