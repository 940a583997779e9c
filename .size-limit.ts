import { readFileSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import type { Manifest, ManifestChunk } from 'vite';
import { BUDGETS } from './bench/budgets';

const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

function chunkNamed(name: string): ManifestChunk {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk "${name}".`);
  return chunk;
}

/** The chunk and everything that it imports statically. */
const withImports = (chunk: ManifestChunk): ManifestChunk[] => [
  chunk,
  ...(chunk.imports ?? []).flatMap((name) => withImports(chunkNamed(name))),
];
const inDist = (files: readonly string[]) => [...new Set(files)].map((file) => `dist/${file}`);
const scripts = (chunks: readonly ManifestChunk[]) => inDist(chunks.map(({ file }) => file));
const styleSheets = (chunks: readonly ManifestChunk[]) => inDist(chunks.flatMap(({ css = [] }) => css));

const chunks = Object.values(manifest);
const initial = withImports(chunkNamed('index.html'));
const onDemand = chunks.filter((chunk) => chunk.isDynamicEntry);
const fonts = inDist(initial.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2'))));

const kB = (size: number) => `${size} kB`;

export default [
  {
    name: 'initial JavaScript',
    path: [...scripts(initial), 'dist/assets/early-*.js'],
    limit: kB(BUDGETS.javaScript),
    brotli: true,
  },
  { name: 'CSS', path: styleSheets(initial), limit: kB(BUDGETS.css), brotli: true },
  { name: 'fonts', path: fonts, limit: kB(BUDGETS.font), brotli: false },
  ...onDemand.map((chunk) => {
    // Of what another chunk opens, that chunk is there already.
    const openers = onDemand.filter((one) => one.dynamicImports?.includes(chunk.src ?? ''));
    const there = [...initial, ...openers.flatMap(withImports)];
    const own = withImports(chunk).filter((part) => !there.includes(part));
    return {
      name: `on demand: ${chunk.name}`,
      path: [...scripts(own), ...styleSheets(own)],
      limit: kB(BUDGETS.part),
      brotli: true,
    };
  }),
] satisfies SizeLimitConfig;
