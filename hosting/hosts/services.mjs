// @ts-check
import { assetFolder } from '../files.mjs';
import { caching, headers } from '../headers.mjs';
import { GENERATED } from './place.mjs';

// Services compress by themselves, and ask browsers by themselves to look for a fresh page at each visit
// (`max-age=0, must-revalidate`): only what differs is said here. A second value for a header would be added to theirs.

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

/** @param {string} base */
const headersFile = (base) => `# ${GENERATED}
/*
${Object.entries(headers)
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}
${base}${assetFolder}*
  Cache-Control: ${caching.assets}
`;

/** @type {import('./place.mjs').Host} */
export const netlify = {
  name: 'netlify',
  files: ({ base }) => ({
    'site/_headers': headersFile(base),
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
  files: ({ base }) => ({
    'site/_headers': headersFile(base),
    [`site${base}${assetFolder}404.html`]: MISSING_PAGE,
  }),
  copiesOfPage: ({ base }) => (base === '/' ? [] : ['index.html']),
};

/** @type {import('./place.mjs').Host} */
export const vercel = {
  name: 'vercel',
  files: ({ base }) => ({
    'vercel.json': `${JSON.stringify(
      {
        $schema: 'https://openapi.vercel.sh/vercel.json',
        framework: null,
        installCommand: '',
        buildCommand: '',
        outputDirectory: 'site',
        headers: [
          {
            source: '/(.*)',
            headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
          },
          {
            source: `${base}${assetFolder}(.*)`,
            headers: [{ key: 'Cache-Control', value: caching.assets }],
          },
        ],
        // Files that exist come before it.
        rewrites: [{ source: `${base}((?!${assetFolder}).*)`, destination: `${base}index.html` }],
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
  namesBase: true,
  files: () => ({ 'site/.nojekyll': '' }),
  copiesOfPage: () => ['404.html'],
};
