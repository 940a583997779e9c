import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const MARK = '\0plain:';

/**
 * Lets the components call `jsx` and the hooks by names of their own. React is published as CommonJS, and the bundler
 * would write `(0, react.useState)` at every call, 0.2 kB (brotli) in all.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler: (id, importer) => (importer?.includes('/src/') ? MARK + id : null),
    },
    load: {
      filter: { id: new RegExp(`^${MARK}`) },
      handler(id) {
        const name = id.slice(MARK.length);
        const exported = Object.keys(require(name));
        return `import react from '${name}';\n${exported.map((one) => `export const ${one} = react.${one};`).join('\n')}`;
      },
    },
  };
}
