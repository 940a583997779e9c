import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './findProgram';

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Firefox: `$FIREFOX`, else the first one on the path. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX || findProgram(['firefox-esr', 'firefox']);
}

/** The three programs that WebKitGTK is driven with; undefined if one of them is missing. */
export function findWebkit(): { driver: string; browser: string; display: string } | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  const browser = miniBrowser();
  return driver && display && browser ? { driver, browser, display } : undefined;
}

export function isInstalled(engine: Engine): boolean {
  if (engine === 'firefox') return findFirefox() !== undefined;
  if (engine === 'webkit') return findWebkit() !== undefined;
  return true; // without a Chromium no test runs
}

export function installHint(engine: Engine): string {
  if (engine === 'firefox')
    return 'Firefox is not installed. On Debian: apt install firefox-esr; on Ubuntu: snap install firefox. Or say where it is: FIREFOX=...';
  if (engine === 'webkit')
    return 'WebKitGTK with its driver is not installed. On Debian and Ubuntu: apt install webkit2gtk-driver xvfb';
  return 'No Chromium found. Install one, or say where it is: CHROME=...';
}

/** The browser that comes with WebKitGTK lies beside the library, not on the path. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (process.platform !== 'linux' || !existsSync(libraries)) return undefined;
  const folders = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))];
  return folders
    .flatMap((folder) => ['webkitgtk-6.0', 'webkit2gtk-4.1'].map((name) => join(folder, name, 'MiniBrowser')))
    .find(existsSync);
}
