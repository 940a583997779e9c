import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const entry = manifest['index.html'];

/** The chunk, and every chunk that it cannot start without. */
const withImports = (chunk) => [
  chunk,
  ...(chunk.imports ?? []).flatMap((name) => withImports(manifest[name])),
];
const inDist = (files) => [...new Set(files)].map((file) => `dist/${file}`);
const scripts = (chunks) => inDist(chunks.map(({ file }) => file));
const sheets = (chunks) => inDist(chunks.flatMap(({ css = [] }) => css));

const initial = withImports(entry);
// Fetched as soon as the first page stands, so a chunk on demand finds it there.
const atOnce = [
  ...initial,
  ...withImports(Object.values(manifest).find(({ name, file }) => name === 'later' && file.endsWith('.js'))),
];
const later = atOnce.filter((chunk) => !initial.includes(chunk));
const onDemand = Object.values(manifest).filter((chunk) => chunk.isDynamicEntry && !atOnce.includes(chunk));
const fonts = inDist(initial.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2'))));

export default [
  {
    name: 'initial JavaScript',
    path: [...scripts(initial), 'dist/assets/early-*.js'],
    limit: '79 kB',
    brotli: true,
  },
  { name: 'CSS', path: sheets(initial), limit: '8 kB', brotli: true },
  { name: 'fonts', path: fonts, limit: '30 kB', brotli: false },
  { name: 'later', path: [...scripts(later), ...sheets(later)], limit: '18 kB', brotli: true },
  ...onDemand.map((chunk) => {
    const own = withImports(chunk).filter((part) => !atOnce.includes(part));
    return {
      name: `on demand: ${chunk.name}`,
      path: [...scripts(own), ...sheets(own)],
      limit: '20 kB',
      brotli: true,
    };
  }),
];
