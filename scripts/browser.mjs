// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that tests run in: `$CHROME`, else the one that came with the packages (Linux on x64 only), else one
 * that is installed. The one of the packages is the same everywhere, and opens a page in half the time.
 *
 * @returns {Promise<string>} a path to start it by
 */
export async function findBrowser() {
  return asked() ?? (await packaged()) ?? installed() ?? none();
}

/**
 * A Chromium with all that people have, where one is installed; else the same as for all other tests.
 *
 * @returns {Promise<string>} a path to start it by
 */
export async function findWholeBrowser() {
  return asked() ?? installed() ?? (await packaged()) ?? none();
}

/** Whether that is a whole one: the one of the packages keeps no page to come back to. */
export function hasWholeBrowser() {
  return (asked() ?? installed()) !== undefined;
}

function asked() {
  return process.env.CHROME || undefined;
}

function installed() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...onPath, ...INSTALLED].find((path) => existsSync(path));
}

/** @returns {never} */
function none() {
  throw new Error('No Chromium found. Install one, or say where it is: CHROME=...');
}

async function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Quiet, reproducible, and without a request of the browser's own. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none', // letters as wide as on phones and desks, whatever this machine has
];
