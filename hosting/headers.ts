// The response headers. This file is their only source: the policy in the page, the preview server, the configurations
// of all hosts and the tests import it.

/** Who may frame the page on every host: its own origin, and pages on the visitor's machine, at any port. */
const FRAME_ANCESTORS = ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'];

/** The policy in the page's `meta` element, which cannot contain `frame-ancestors`. */
export const metaPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The only policy, for the URL of a worker: with Trusted Types `new Worker()` does not accept a string.
  'trusted-types worker-url',
].join('; ');

/**
 * The headers of every response. `X-Frame-Options` is missing because it allows one origin at most and would contradict
 * `frame-ancestors`.
 *
 * @param frameAncestors further origins that may frame the page (hosting/frameAncestors.ts)
 */
export function pageHeaders(frameAncestors: readonly string[] = []): Record<string, string> {
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
 * Headers of assets, which replace those of the same name. In a frame with `sandbox="allow-scripts"` the page has an
 * opaque origin, so its own files are cross-origin: modules, style sheets and fonts need the first header, the classic
 * script needs the second.
 */
export const assetHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * `Cache-Control`. The name of an asset contains its hash, so its content never changes. The page may change with each
 * deployment. A missing asset is answered as the page is: it may exist after the next deployment.
 */
export const caching = { assets: 'public, max-age=31536000, immutable', page: 'no-cache' };
