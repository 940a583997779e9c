// @ts-check
import { assetFolder, contentTypes, hiddenPaths, resourcePaths } from '../files.mjs';
import { assetHeaders, caching, pageHeaders } from '../headers.mjs';
import { GENERATED } from './place.mjs';

/** @type {import('./place.mjs').Host} */
export const caddy = {
  name: 'caddy',
  precompressed: true,
  files: (place) => ({ Caddyfile: caddyfile(place) }),
};

/** @param {import('./place.mjs').Place} place */
function caddyfile({ base, frameAncestors, port, root }) {
  const lines = (/** @type {Record<string, string>} */ headers) =>
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  const sent = lines(pageHeaders(frameAncestors));
  // Without a list of its own in the system (as in small containers) Caddy knows only some of them.
  const types = Object.entries(contentTypes).map(
    ([ending, type]) => `@${ending} path *.${ending}\n\theader @${ending} Content-Type "${type}"`,
  );
  const fallback = `handle @site {
		handle @file {
			import precompressed
		}
		handle @resource {
			import missing
		}
		# The page answers for every other path that is no file.
		handle {
			rewrite * ${base}index.html
			header Content-Type "${contentTypes.html}"
			import precompressed
		}
	}`;
  return `# ${GENERATED}
# The build lies in ${root}${base}. With a domain name in place of :${port}, and without auto_https, Caddy fetches
# a certificate for it and speaks HTTPS.
{
	admin off
	auto_https off
}

(precompressed) {
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

(missing) {
	header Content-Type "${contentTypes.txt}"
	respond "not found" 404
}

:${port} {
	root * ${root}

	# Alone: one removal in the block below would put all of it after what the assets say.
	header -Server
	header ?Vary Accept-Encoding
	header {
		Cache-Control "${caching.page}"
		${sent.join('\n\t\t')}
	}
	${types.join('\n\t')}

	@refused not method GET HEAD
	handle @refused {
		header Allow "GET, HEAD"
		header Content-Type "${contentTypes.txt}"
		respond "GET and HEAD only" 405
	}

	@file {
		file
		not path */
		not path_regexp (${hiddenPaths})
	}
	@resource path_regexp ${resourcePaths}
	@site path ${base === '/' ? '/*' : `${base.slice(0, -1)} ${base}*`}

	# An asset is kept for ever, a missing one is missing. (The page in its place would be taken for a script.)
	handle ${base}${assetFolder}* {
		header {
			${lines(assetHeaders).join('\n\t\t\t')}
		}
		handle @file {
			header Cache-Control "${caching.assets}"
			import precompressed
		}
		handle {
			import missing
		}
	}
	${fallback}
	handle {
		import missing
	}
}
`;
}
