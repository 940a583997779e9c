// @ts-check

/**
 * Where a site stands.
 *
 * @typedef {object} Place
 * @property {string} base the path it is hosted under; starts and ends with a slash
 * @property {readonly string[]} frameAncestors further origins that may frame the page
 * @property {number} port where a server listens
 * @property {string} root the folder that a server shows; the site lies in it at its base path
 * @property {string} temp a folder that a server may write to
 * @property {string} modules what nginx loads its modules from
 */

/**
 * A host of static files: a server or a service.
 *
 * @typedef {object} Host
 * @property {string} name
 * @property {(place: Place) => Readonly<Record<string, string>>} files its configuration: texts by path; what lies in
 *   `site/` is published with the site
 * @property {boolean} [precompressed] it sends the compressed files of the build
 * @property {boolean} [noHeaders] it sends no headers of a site's choice
 * @property {boolean} [namesBase] the service itself puts the site below its base path
 * @property {(place: Place) => string[]} [copiesOfPage] paths in `site/` at which it wants the page too
 */

/** @type {Place} what the samples say */
export const samplePlace = {
  base: '/',
  frameAncestors: [],
  port: 8080,
  root: '/srv/site',
  temp: '/tmp',
  modules: '/etc/nginx/modules-enabled/*.conf',
};

export const GENERATED =
  'Written by `npm run hosting` out of hosting/headers.mjs. Change that file, not this one.';
