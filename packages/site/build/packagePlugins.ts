import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { packagesWith } from '../../../scripts/lib/packages';

/** What packages do in a build of the site: the default export of their `build/plugin.ts` makes a plugin. */
export async function packagePlugins(): Promise<readonly Plugin[]> {
  const modules: { readonly default: () => Plugin }[] = await Promise.all(
    packagesWith('build/plugin.ts').map((file) => import(pathToFileURL(resolve(file)).href)),
  );
  return modules.map(({ default: plugin }) => plugin());
}
