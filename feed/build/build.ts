// Builds the package into dist/: the library, the command, what its threads run, and the types, with the engine in them.
import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { addExtensions } from './addExtensions';

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
