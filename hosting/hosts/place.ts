/** Where a site is hosted. */
export type Place = {
  /** The path of the site; starts and ends with a slash. */
  readonly base: string;
  /** Further origins that may frame the page. */
  readonly frameAncestors: readonly string[];
  /** The port that a server listens on. */
  readonly port: number;
  /** The folder that a server serves. The site lies in it at its base path. */
  readonly root: string;
  /** A folder that a server may write to. */
  readonly temp: string;
  /** The file pattern from which nginx loads its modules. */
  readonly modules: string;
};

/** A server or a service that hosts static files. */
export type Host = {
  readonly name: string;
  /** Its configuration: contents by path. Files in `site/` are published with the site. */
  readonly files: (place: Place) => Readonly<Record<string, string>>;
  /** It serves the compressed files of the build. */
  readonly precompressed?: boolean;
};

/** The place that the samples are written for. */
export const samplePlace: Place = {
  base: '/',
  frameAncestors: [],
  port: 8080,
  root: '/srv/site',
  temp: '/tmp',
  modules: '/etc/nginx/modules-enabled/*.conf',
};

export const GENERATED =
  'Generated from hosting/headers.ts by `npm run hosting`. Edit that file, not this one.';
