import type { Plugin } from 'vite';

/**
 * How a later chunk is fetched: its script and its style sheets together, so that it is not drawn before its style is
 * there. A style sheet that fails leaves the part without its style: readable, as the page is without the first sheet.
 * (The bundler's own way weighs 0.4 kB more: it also looks for scripts to preload, and here every chunk is one round trip
 * deep.)
 */
const FETCH = `
const sheets = {};
const sheet = (path) => (sheets[path] ??= new Promise((resolve) =>
  document.head.append(Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: import.meta.env.BASE_URL + path,
    onload: resolve,
    onerror() {
      sheets[path] = undefined; // tried again when the part is asked for again
      resolve();
    },
  }))
));
export const __vitePreload = (load, paths = []) =>
  Promise.all([load(), ...paths.map(sheet)]).then(([chunk]) => chunk);
`;

/** Replaces the script that the bundler wraps each `import()` in. */
export function laterChunks(): Plugin {
  return {
    name: 'later-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => FETCH,
    },
  };
}
