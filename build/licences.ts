import type { Plugin } from 'vite';
import { licencesText, shippedPackages } from '../scripts/licences.ts';

/**
 * Adds `licenses.txt` to the built site: the licences of everything in it, in full. Refuses to build what carries a
 * package that is not among them.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const known = new Set(shippedPackages().map(({ name }) => name));
      for (const part of Object.values(bundle)) {
        const modules = part.type === 'chunk' ? part.moduleIds : [];
        for (const id of modules) {
          const [, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
          if (name !== undefined && !known.has(name.replace('\\', '/')))
            this.error(
              `${name} would ship, but is no dependency of production: its licence is not carried along.`,
            );
        }
      }
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licencesText() });
    },
  };
}
