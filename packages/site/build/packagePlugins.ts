import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, '../..');

/** What packages do in a build of the site: the default export of their `build/plugin.ts` makes a plugin. */
export async function packagePlugins(): Promise<readonly Plugin[]> {
  const files = readdirSync(PACKAGES)
    .map((name) => join(PACKAGES, name, 'build/plugin.ts'))
    .filter((file) => existsSync(file));
  const modules: { readonly default: () => Plugin }[] = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href)),
  );
  return modules.map(({ default: plugin }) => plugin());
}
