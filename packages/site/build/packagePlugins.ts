import type { Plugin } from 'vite';
import { modulesWith } from '../../../scripts/lib/packages';

/** What packages do in a build of the site: the default export of their `build/plugin.ts` makes a plugin. */
export async function packagePlugins(): Promise<readonly Plugin[]> {
  const modules = await modulesWith<{ readonly default: () => Plugin }>('build/plugin.ts');
  return modules.map(({ default: plugin }) => plugin());
}
