/**
 * The content type of each file, by its extension. Because of `nosniff` a browser refuses a file that has the wrong
 * one.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** Extensions of the files that the build also stores compressed. Bitmaps and fonts are compressed already. */
export const textEndings = ['html', 'css', 'js', 'txt', 'json', 'svg'];

/**
 * Paths that are not served although a file may exist: names that start with a dot (such as the manifest of the build),
 * and the compressed files by their own names. The pattern means the same in JavaScript, nginx and Caddy.
 */
export const hiddenPaths = String.raw`/\.|\.(br|gz)$`;

/**
 * Names of scripts, style sheets, data files and fonts. If the file does not exist the answer is 404, in any folder: a
 * browser would read the page as a script. Every other path without a file gets the page. Lower case only. The pattern
 * means the same in JavaScript, nginx and Caddy.
 */
export const resourcePaths = String.raw`\.(js|mjs|css|map|json|wasm|woff|woff2)$`;

/** The folder of assets, below the base path. */
export const assetFolder = 'assets/';

const BASE_PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9_.~-]*\/)*$/;

/**
 * The path that the site is hosted under, from `$BASE`.
 *
 * @throws {Error} if not every host can have it in its configuration
 */
export function basePath(base = process.env.BASE ?? '/'): string {
  if (BASE_PATH.test(base)) return base;
  throw new Error(
    `BASE is "${base}". It names the path of the site in every link and configuration, so it starts and ends with a slash and holds only letters, digits and _ . ~ - (example: BASE=/simulation/).`,
  );
}
