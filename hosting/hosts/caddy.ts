import { assetFolder, contentTypes, hiddenPaths, resourcePaths } from '../files';
import { assetHeaders, caching, pageHeaders } from '../headers';
import { GENERATED, type Host, type Place } from './place';

export const caddy: Host = {
  name: 'caddy',
  precompressed: true,
  files: (place) => ({ Caddyfile: caddyfile(place) }),
};

function caddyfile({ base, frameAncestors, port, root }: Place): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  const sent = lines(pageHeaders(frameAncestors));
  // Caddy takes content types from the system, which may have no list of them.
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
		# Every other path without a file gets the page.
		handle {
			rewrite * ${base}index.html
			header Content-Type "${contentTypes.html}"
			import precompressed
		}
	}`;
  return `# ${GENERATED}
# The build lies in ${root}${base}. For HTTPS replace :${port} by a domain name and remove auto_https: Caddy then
# obtains a certificate for it.
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

	# Not in the block below: a removal there would apply the whole block after the headers of the assets.
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

	# Assets are immutable. A missing one is 404: a browser would read the page as a script.
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
