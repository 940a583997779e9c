import type { Plugin } from 'vite';

/**
 * Later chunks are fetched by a plain `import()`. The bundler would wrap each in 0.6 kB of script that looks for what
 * else to preload; here there is nothing else, since every chunk is one round trip deep and there is one style sheet.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
