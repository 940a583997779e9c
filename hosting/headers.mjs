// @ts-check
/**
 * What a host sends with every answer. The one source: the page's own policy, the preview server, the configurations
 * of all hosts and the tests read it from here.
 */

/** @type {Readonly<Record<string, string>>} */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'none'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** @param {string[]} [without] directives to leave out */
function policyText(without = []) {
  return Object.entries(policy)
    .filter(([directive]) => !without.includes(directive))
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
}

/** The policy as the page carries it. A `meta` element may not say who frames the page; only a header can. */
export const metaPolicy = policyText(['frame-ancestors']);

/** @type {Readonly<Record<string, string>>} */
export const headers = {
  'Content-Security-Policy': policyText(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow, noarchive, nosnippet',
};

/**
 * How long an answer may be kept. Names of assets hold their hash, so what they name never changes; the page itself may,
 * at any visit. An error is never an asset: what is missing today may be there after the next deployment.
 */
export const caching = { assets: 'public, max-age=31536000, immutable', page: 'no-cache' };
