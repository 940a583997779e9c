import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const entry = manifest['index.html'];

/** The chunk, and every chunk that it cannot start without. */
const withImports = (chunk) => [
  chunk,
  ...(chunk.imports ?? []).flatMap((name) => withImports(manifest[name])),
];
const inDist = (files) => [...new Set(files)].map((file) => `dist/${file}`);
const built = (ending) =>
  inDist(Object.values(manifest).flatMap(({ file }) => (file.endsWith(ending) ? file : [])));

const initial = withImports(entry);
const later = (entry.dynamicImports ?? []).map((name) => manifest[name]);
const fonts = built('.woff2');

export default [
  {
    name: 'initial JavaScript',
    path: [...inDist(initial.map(({ file }) => file)), 'dist/assets/early-*.js'],
    limit: '70 kB',
    brotli: true,
  },
  // One sheet for all pages, so that no later part arrives without its dress.
  { name: 'CSS', path: built('.css'), limit: '6 kB', brotli: true },
  ...(fonts.length > 0 ? [{ name: 'fonts', path: fonts, limit: '30 kB', brotli: false }] : []),
  ...later.map((chunk) => ({
    name: `later: ${chunk.name}`,
    path: inDist(
      withImports(chunk)
        .filter((part) => !initial.includes(part))
        .map(({ file }) => file),
    ),
    limit: '12 kB',
    brotli: true,
  })),
];
