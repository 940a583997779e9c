import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './findProgram.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const INSTALL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of the Chromium that tests run in: `$CHROME`, else the headless one from the packages (Linux on x64 only),
 * else an installed one, else where Playwright installs one. The one from the packages is the same version on every
 * machine and starts in half the time.
 */
export async function findBrowser(): Promise<string> {
  return fromEnvironment() ?? (await fromPackages()) ?? installed() ?? chromium.executablePath();
}

/**
 * The path of a complete Chromium where one is installed, else the same as `findBrowser`. The one from the packages has
 * no back/forward cache.
 */
export async function findWholeBrowser(): Promise<string> {
  return fromEnvironment() ?? installed() ?? (await fromPackages()) ?? chromium.executablePath();
}

/** Whether `findWholeBrowser` finds a complete Chromium. */
export function hasWholeBrowser(): boolean {
  return (fromEnvironment() ?? installed()) !== undefined;
}

function fromEnvironment(): string | undefined {
  return process.env.CHROME || undefined;
}

function installed(): string | undefined {
  return findProgram(COMMANDS) ?? INSTALL_PATHS.find((path) => existsSync(path));
}

async function fromPackages(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Same results on every machine, and no requests by the browser itself. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium refuses to run as root with a sandbox
  '--disable-gpu',
  '--in-process-gpu', // as the packagers start it: one process less to start, and to wait for
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none', // text as wide as on other machines
];
