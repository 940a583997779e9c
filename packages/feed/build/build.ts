// Builds the package into dist/: library, command, what its threads run, and types, with the engine in them; and
// documents.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { asyncApiOf, openApiOf } from '../src/server/descriptions';
import { toServeSettings } from '../src/server/settings';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const bundle = (outDir: string, rolldownOptions: Rolldown.RolldownOptions) =>
  build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: true, target: 'es2023', minify: false, outDir, rolldownOptions }, // `ssr`: packages stay imports
  });

await bundle('dist', {
  input: { index: 'src/index.ts', command: 'src/command/main.ts', playBatch: 'src/runs/playBatch.ts' },
  output: {
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    minifyInternalExports: false, // threads import playBatch by its name
  },
});
chmodSync('dist/command.js', 0o755);

// The library again, for programs that require() it.
await bundle('dist/cjs', {
  input: 'src/index.ts',
  output: { format: 'cjs', entryFileNames: 'index.js' },
});
writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');

const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.types.json'], { stdio: 'inherit' });
addExtensions('dist/types');
cpSync('dist/types', 'dist/cjs/types', { recursive: true });

const settings = toServeSettings({ serve: '8080' });
for (const [name, description] of Object.entries({
  openapi: openApiOf(settings),
  asyncapi: asyncApiOf(settings),
}))
  writeFileSync(`dist/${name}.json`, `${JSON.stringify(description, null, 2)}\n`);

// The documents, and what they link to: in the package that is beside them.
for (const file of ['feed.md', 'feed-in-production.md', 'simulation.md', 'requirements.md']) {
  const text = readFileSync(join('../../docs', file), 'utf8');
  mkdirSync('dist/docs', { recursive: true });
  writeFileSync(join('dist/docs', file), text.replaceAll('../packages/feed/', '../'));
}
cpSync('hosting', 'dist/hosting', { recursive: true });

/**
 * Writes the extensions that Node's resolution needs into the imports of declaration files. The sources leave them out,
 * as bundlers allow. The engine, which is no package of its own there, is imported by its path.
 *
 * @param folder of declaration files, with one folder for each package
 */
function addExtensions(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const toFile = (path: string) => {
      const target = path.startsWith('.')
        ? path
        : join(relative(dirname(file), folder), path.replace('@simulation/engine', 'engine/src'));
      return existsSync(join(dirname(file), `${target}.d.ts`)) ? `${target}.js` : `${target}/index.js`;
    };
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/(?<=(?:from |import\()['"])(?:\.{1,2}\/|@simulation\/engine)[^'"]*/g, toFile),
    );
  }
}
