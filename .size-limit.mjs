import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const entry = manifest['index.html'];

/** The files of a chunk and of everything it cannot start without. */
const withImports = (chunk) => [chunk.file, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest[name]))];
const inDist = (files) => [...new Set(files)].map((file) => `dist/${file}`);
const lazy = (entry.dynamicImports ?? []).map((name) => manifest[name]);

export default [
  {
    name: 'initial JavaScript',
    path: [...inDist(withImports(entry)), 'dist/assets/early-*.js'],
    limit: '70 kB',
    brotli: true,
  },
  { name: 'initial CSS', path: inDist(entry.css ?? []), limit: '6 kB', brotli: true },
  ...lazy.map((chunk) => ({ name: `later: ${chunk.name}`, path: inDist([chunk.file]), limit: '12 kB', brotli: true })),
];
