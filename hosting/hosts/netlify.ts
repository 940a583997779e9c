import { assetFolder } from '../files';
import { assetHeaders, caching, pageHeaders } from '../headers';
import { GENERATED, type Host, type Place } from './place';

/** The page for a missing asset: the rule for it names a file. */
const MISSING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex,nofollow,noarchive,nosnippet">
<title>Simulation - not found</title>
<p>This file does not exist. It would have been a part of a simulation in which all figures are invented.</p>
</html>
`;

/** `_headers` is also read by Cloudflare Pages and others. The service compresses files itself. */
export const netlify: Host = {
  name: 'netlify',
  files: (place) => ({
    'site/_headers': headersFile(place),
    // Existing files come first, then the first rule that matches.
    'site/_redirects': `# ${GENERATED}
${place.base}${assetFolder}* ${place.base}${assetFolder}404.html 404
${place.base}* ${place.base}index.html 200
`,
    [`site${place.base}${assetFolder}404.html`]: MISSING_PAGE,
  }),
};

/**
 * Rules of this format cannot exclude a folder, and values that two rules set are joined. So the page does not get the
 * header that differs for assets.
 */
function headersFile({ base, frameAncestors }: Place): string {
  const lines = (headers: readonly (readonly [name: string, value: string])[]) =>
    headers.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const ofAssets = Object.entries({ ...assetHeaders, 'Cache-Control': caching.assets });
  const ofSite = Object.entries(pageHeaders(frameAncestors)).filter(([name]) => !(name in assetHeaders));
  return `# ${GENERATED}
/*
${lines(ofSite)}
${base}${assetFolder}*
${lines(ofAssets)}
`;
}
