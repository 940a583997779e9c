import { assetFolder, resourcePaths } from '../files';
import { assetHeaders, caching, pageHeaders } from '../headers';
import { GENERATED, type Host, type Place } from './place';

// These services compress, and send `max-age=0, must-revalidate` for the page, without being told. If two rules set the same
// header for a path, the values are joined, so only one rule sets it.

const SHARING = 'Cross-Origin-Resource-Policy';

/** The page for a missing asset, for services that need a file for it. */
const MISSING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex,nofollow,noarchive,nosnippet">
<title>Simulation - not found</title>
<p>This file does not exist. It would have been a part of a simulation in which all figures are invented.</p>
</html>
`;

function headersOfSite({ frameAncestors }: Place) {
  const { [SHARING]: sharing = '', ...rest } = pageHeaders(frameAncestors);
  return { sharing, rest };
}

const ofAssets = { ...assetHeaders, 'Cache-Control': caching.assets };

/** Rules of this format cannot exclude a folder, so the page does not get the header that differs for assets. */
const headersFile = (place: Place) => {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `# ${GENERATED}
/*
${lines(headersOfSite(place).rest).join('\n')}
${place.base}${assetFolder}*
${lines(ofAssets).join('\n')}
`;
};

export const netlify: Host = {
  name: 'netlify',
  files: ({ base, ...place }) => ({
    'site/_headers': headersFile({ base, ...place }),
    // Existing files come first, then the first rule that matches.
    'site/_redirects': `# ${GENERATED}
${base}${assetFolder}* ${base}${assetFolder}404.html 404
${base}* ${base}index.html 200
`,
    [`site${base}${assetFolder}404.html`]: MISSING_PAGE,
  }),
};

/**
 * Cloudflare Pages looks for the nearest 404.html above a missing file, and without one serves the page of the root. So a
 * 404.html in the folder of assets gives both behaviours. In `_redirects` it does not support status 404.
 */
export const cloudflarePages: Host = {
  name: 'cloudflare-pages',
  files: (place) => ({
    'site/_headers': headersFile(place),
    [`site${place.base}${assetFolder}404.html`]: MISSING_PAGE,
  }),
  copiesOfPage: ({ base }) => (base === '/' ? [] : ['index.html']),
};

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** A pattern for use inside another one, where Vercel does not allow a capturing group. */
const nonCapturing = (pattern: string) => pattern.replaceAll('(', '(?:');

export const vercel: Host = {
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
        // Existing files come first.
        rewrites: [
          {
            source: `${base}((?!${assetFolder})(?!.*${nonCapturing(resourcePaths)}).*)`,
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
 * GitHub Pages cannot send custom headers, so only the policy in the page applies and any site may frame it. The page is
 * also its 404.html, so that every path shows it, though with status 404.
 */
export const githubPages: Host = {
  name: 'github-pages',
  noHeaders: true,
  addsBase: true,
  files: () => ({ 'site/.nojekyll': '' }),
  copiesOfPage: () => ['404.html'],
};
