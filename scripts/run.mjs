// `node scripts/run.mjs start` installs the packages if needed, then runs scripts/start.ts in the same process, so that
// signals reach it. This file is JavaScript because tsx, which runs TypeScript, is one of the packages.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** npm writes this file at the end of each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Installs what the lockfile says, unless that was done after its last change. */
function install() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  const { status } = spawnSync('npm ci --include=dev --ignore-scripts', { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

install();
const { register } = await import('tsx/esm/api');
register();
const [script] = process.argv.splice(2, 1); // what follows are the arguments of the script
await import(`./${script}.ts`);
