// @ts-check
import { assetFolder, resourcePaths } from '../files.mjs';
import { assetHeaders, caching, pageHeaders } from '../headers.mjs';
import { GENERATED } from './place.mjs';

// Services compress by themselves, and ask browsers by themselves to look for a fresh page at each visit
// (`max-age=0, must-revalidate`): only what differs is said here. A second value for a header would be added to the first,
// so no header is named by two rules for the same path.

const SHARING = 'Cross-Origin-Resource-Policy';

/**
 * What stands in place of a missing asset, at the services that want a file for it.
 */
const MISSING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex,nofollow,noarchive,nosnippet">
<title>Simulation - not found</title>
<p>This file does not exist. It would have been a part of a simulation in which all figures are invented.</p>
</html>
`;

/** @param {import('./place.mjs').Place} place */
function headersOfSite({ frameAncestors }) {
  const { [SHARING]: sharing = '', ...rest } = pageHeaders(frameAncestors);
  return { sharing, rest };
}

const ofAssets = { ...assetHeaders, 'Cache-Control': caching.assets };

/**
 * These rules cannot leave out a folder, so the page goes without the header that assets say differently.
 *
 * @param {import('./place.mjs').Place} place
 */
const headersFile = (place) => {
  const lines = (/** @type {Record<string, string>} */ headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `# ${GENERATED}
/*
${lines(headersOfSite(place).rest).join('\n')}
${place.base}${assetFolder}*
${lines(ofAssets).join('\n')}
`;
};

/** @type {import('./place.mjs').Host} */
export const netlify = {
  name: 'netlify',
  files: ({ base, ...place }) => ({
    'site/_headers': headersFile({ base, ...place }),
    // Files that exist come before these; of these the first that fits is taken.
    'site/_redirects': `# ${GENERATED}
${base}${assetFolder}* ${base}${assetFolder}404.html 404
${base}* ${base}index.html 200
`,
    [`site${base}${assetFolder}404.html`]: MISSING_PAGE,
  }),
};

/**
 * Cloudflare Pages looks for the nearest 404.html above a missing file, and shows the page of the root where there is
 * none. So this one, in the folder of assets, keeps both rules. It reads no status 404 in `_redirects`.
 *
 * @type {import('./place.mjs').Host}
 */
export const cloudflarePages = {
  name: 'cloudflare-pages',
  files: (place) => ({
    'site/_headers': headersFile(place),
    [`site${place.base}${assetFolder}404.html`]: MISSING_PAGE,
  }),
  copiesOfPage: ({ base }) => (base === '/' ? [] : ['index.html']),
};

/** @param {Readonly<Record<string, string>>} headers */
const pairs = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * A pattern that may stand inside of another one, where a group of its own is not allowed.
 *
 * @param {string} pattern
 */
const within = (pattern) => pattern.replaceAll('(', '(?:');

/** @type {import('./place.mjs').Host} */
export const vercel = {
  name: 'vercel',
  files: ({ base, ...place }) => ({
    'vercel.json': `${JSON.stringify(
      {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        framework: null,
        installCommand: '',
        buildCommand: '',
        outputDirectory: 'site',
        headers: [
          { source: '/(.*)', headers: pairs(headersOfSite({ base, ...place }).rest) },
          { source: `${base}${assetFolder}(.*)`, headers: pairs(ofAssets) },
          {
            source: `/((?!${base.slice(1)}${assetFolder}).*)`,
            headers: pairs({ [SHARING]: headersOfSite({ base, ...place }).sharing }),
          },
        ],
        // Files that exist come before it.
        rewrites: [
          {
            source: `${base}((?!${assetFolder})(?!.*${within(resourcePaths)}).*)`,
            destination: `${base}index.html`,
          },
        ],
      },
      null,
      2,
    )}\n`,
    'site/404.html': MISSING_PAGE,
  }),
};

/**
 * GitHub Pages sends no headers of a site's choice: the policy in the page is all there is, and nothing keeps others
 * from framing it. Its 404.html is the page, so that every path shows it, if with status 404.
 *
 * @type {import('./place.mjs').Host}
 */
export const githubPages = {
  name: 'github-pages',
  noHeaders: true,
  namesBase: true,
  files: () => ({ 'site/.nojekyll': '' }),
  copiesOfPage: () => ['404.html'],
};
