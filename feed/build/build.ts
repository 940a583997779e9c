// Builds the package into dist/: the library, the command, what its threads run, and the types, with the engine in them.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true, // packages stay imports
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: { index: 'src/index.ts', command: 'src/command/main.ts', playBatch: 'src/runs/playBatch.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name].js',
        minifyInternalExports: false, // threads import playBatch by its name
      },
    },
  },
});
chmodSync('dist/command.js', 0o755);

const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.types.json'], { stdio: 'inherit' });
addExtensions('dist/types');

/**
 * Writes the extensions that Node's resolution needs into the imports of declaration files. The sources leave them out,
 * as bundlers allow.
 *
 * @param folder of declaration files
 */
function addExtensions(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const withExtension = (path: string) =>
      existsSync(join(dirname(file), `${path}.d.ts`)) ? `${path}.js` : `${path}/index.js`;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(?<=(?:from |import\()['"])\.{1,2}\/[^'"]+/g, withExtension));
  }
}
