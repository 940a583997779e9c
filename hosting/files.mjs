// @ts-check

/**
 * What a host calls a file, by its ending. The policy says `nosniff`: under a wrong name a browser refuses the file.
 * Endings that no file has yet are here for the day when one does.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Endings of texts, which are stored compressed too. Pictures of pixels and fonts are compressed in themselves. */
export const textEndings = ['html', 'css', 'js', 'txt', 'json', 'webmanifest', 'svg'];

/**
 * Paths that no host shows, though a file may be there: names that start with a dot (the manifest of the build), and
 * compressed files by their own names. A pattern that JavaScript, nginx and Caddy read alike.
 */
export const hiddenPaths = String.raw`/\.|\.(br|gz)$`;

/**
 * Names of what a page loads as script, style, data or font. Where there is no such file the answer is 404, at any depth:
 * a browser would take the page in its place for a script. Every other name without a file is the page. In lower case; a
 * pattern that JavaScript, nginx, Caddy and Vercel read alike.
 */
export const resourcePaths = String.raw`\.(js|mjs|css|map|json|wasm|woff|woff2)$`;

/** The folder of assets, below the base path. */
export const assetFolder = 'assets/';

const BASE_PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9_.~-]*\/)*$/;

/**
 * The path that the site is hosted under, from `$BASE`.
 *
 * @throws {Error} if it cannot be written into the configuration of every host
 */
export function basePath(base = process.env.BASE ?? '/') {
  if (BASE_PATH.test(base)) return base;
  throw new Error(
    `BASE is "${base}". It names the path of the site in every link and configuration, so it starts and ends with a slash and holds only letters, digits and _ . ~ - (example: BASE=/simulation/).`,
  );
}
