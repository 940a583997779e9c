// @ts-check
/**
 * What a host sends with every answer. The one source: the page's own policy, the preview server, the configurations
 * of all hosts and the tests read it from here.
 */

/** Who may frame the page on every host: its own origin, and pages on the visitor's machine, at any port. */
const FRAME_ANCESTORS = ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'];

/** The policy as the page carries it. A `meta` element may not say who frames the page; only a header can. */
export const metaPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'none'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // One policy, for the address of a worker: `new Worker()` takes no plain string under Trusted Types.
  'trusted-types worker-url',
].join('; ');

/**
 * What comes with every answer. (No `X-Frame-Options`: it knows one origin at most, and would contradict the policy in
 * browsers that read both.)
 *
 * @param {readonly string[]} frameAncestors further origins that may frame the page (hosting/frameAncestors.mjs)
 * @returns {Record<string, string>}
 */
export function pageHeaders(frameAncestors = []) {
  return {
    'Content-Security-Policy': `${metaPolicy}; frame-ancestors ${[...FRAME_ANCESTORS, ...frameAncestors].join(' ')}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'X-Robots-Tag': 'noindex, nofollow, noarchive, nosnippet',
  };
}

/**
 * What assets say instead. In a frame with `sandbox="allow-scripts"` the page has an opaque origin, to which its own files
 * are foreign: modules, styles and fonts need the first, the script that is no module needs the second.
 */
export const assetHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * How long an answer may be kept. Names of assets hold their hash, so what they name never changes; the page itself may,
 * at any visit. An error is never an asset: what is missing today may be there after the next deployment.
 */
export const caching = { assets: 'public, max-age=31536000, immutable', page: 'no-cache' };
