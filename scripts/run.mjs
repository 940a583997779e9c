// `node scripts/run.mjs start` installs the packages if needed, then runs scripts/start.ts in the same process, so that
// signals reach it. This file is JavaScript because tsx, which runs TypeScript, is one of the packages, and it says in
// one sentence what an old Node, a folder that cannot be written and a missing network would otherwise say in pages.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
process.chdir(FOLDER);

/** npm writes this file at the end of each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Ends with one sentence and no stack.
 *
 * @param {string} sentence
 */
function refuse(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [major, minor] = engines.node.replace('>=', '').split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  refuse(
    `This needs Node ${major}.${minor} or newer; here is Node ${process.versions.node} (https://nodejs.org has newer ones).`,
  );
}

function checkFolder() {
  try {
    accessSync('.', constants.W_OK);
  } catch {
    refuse(`The folder ${FOLDER} cannot be written, and the packages and the built site belong into it.`);
  }
}

/** Installs what the lockfile says, unless that was done after its last change. */
async function install() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing the packages, which takes half a minute …');
  // One retry: without a network npm would be silent for more than a minute.
  const options =
    '--include=dev --ignore-scripts --no-audit --no-fund --loglevel=error --fetch-retries=1 --fetch-retry-mintimeout=1000';
  const npm = spawn(`npm ci ${options}`, { shell: true, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  npm.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const status = await new Promise((resolve) => {
    npm.on('close', resolve);
  });
  if (status === 0) return;
  if (
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/.test(
      errors,
    )
  )
    refuse(
      'The packages could not be downloaded: the npm registry does not answer. Connect this machine and try again.',
    );
  if (/\b(?:EACCES|EROFS|EPERM|ENOSPC)\b/.test(errors))
    refuse(`The packages could not be written into ${FOLDER}: no permission, or no space.`);
  console.error(errors);
  refuse(`npm could not install the packages (exit code ${status}).`);
}

checkNode();
checkFolder();
await install();
const { register } = await import('tsx/esm/api');
register();
const [script] = process.argv.splice(2, 1); // what follows are the arguments of the script
await import(`./${script}.ts`);
