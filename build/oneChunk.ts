import type { Plugin } from 'vite';

/**
 * Imports at once what the site imports on demand: in a page that is one file it is there anyway, and each module would be
 * wrapped in a function of its own, 20 kB of them.
 */
export function oneChunk(): Plugin {
  return {
    name: 'one-chunk',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]src[\\/]/.test(id)) return undefined;
      const imports: string[] = [];
      const changed = code.replaceAll(/(?<!typeof )\bimport\(('[^']+')\)/g, (_, path: string) => {
        imports.push(`import * as onDemand${imports.length} from ${path};\n`);
        return `Promise.resolve(onDemand${imports.length - 1})`;
      });
      return imports.length === 0 ? undefined : imports.join('') + changed;
    },
  };
}
