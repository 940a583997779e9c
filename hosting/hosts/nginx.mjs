// @ts-check
import { assetFolder, contentTypes, hiddenPaths, resourcePaths } from '../files.mjs';
import { assetHeaders, caching, pageHeaders } from '../headers.mjs';
import { GENERATED } from './place.mjs';

/** @type {import('./place.mjs').Host} */
export const nginx = {
  name: 'nginx',
  precompressed: true,
  files: (place) => ({
    'nginx.conf': whole(place),
    'site.conf': site(place),
    'brotli.conf': BROTLI,
  }),
};

const BROTLI = `# ${GENERATED}
# Lies beside nginx.conf. Needs the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static); where nginx
# does not have it, leave this file out, and visitors get gzip.
brotli_static on;
`;

/** @param {import('./place.mjs').Place} place */
const whole = ({ temp, modules }) => `# ${GENERATED}
# An nginx that serves this site alone, as any user, and writes only below ${temp}.
include ${modules};
worker_processes auto;
pid ${temp}/nginx.pid;
error_log stderr crit;

events {
    worker_connections 1024;
}

http {
    # Addresses hold the name that a visitor gave, so nobody keeps them.
    access_log off;
    sendfile on;
    tcp_nopush on;
    client_max_body_size 1k;
    client_body_temp_path ${temp}/nginx-body;
    proxy_temp_path ${temp}/nginx-proxy;
    fastcgi_temp_path ${temp}/nginx-fastcgi;
    uwsgi_temp_path ${temp}/nginx-uwsgi;
    scgi_temp_path ${temp}/nginx-scgi;
    include site.conf;
}
`;

/** @param {import('./place.mjs').Place} place */
function site({ base, frameAncestors, port, root }) {
  const page = `${base}index.html`;
  const pattern = base.replaceAll('.', String.raw`\.`);
  const types = Object.entries(contentTypes).map(([ending, type]) => `${type.split(';')[0]} ${ending};`);
  const withCharset = Object.values(contentTypes).filter((type) => type.includes('charset'));
  const charsetTypes = withCharset.map((type) => type.split(';')[0]).filter((type) => type !== 'text/html');
  const ofPage = pageHeaders(frameAncestors);
  // What assets say instead, chosen by the path. (An empty value is not sent.)
  const chosen = Object.entries(assetHeaders).map(([name, value]) => ({
    name,
    variable: `$simulation_${name.toLowerCase().replaceAll('-', '_')}`,
    asset: value,
    other: ofPage[name] ?? '',
  }));
  const maps = chosen.map(
    ({ variable, asset, other }) =>
      `map $uri ${variable} {\n    default "${other}";\n    "~^${pattern}${assetFolder}" "${asset}";\n}`,
  );
  const sent = [
    ...Object.entries(ofPage).filter(([name]) => !(name in assetHeaders)),
    ...chosen.map(({ name, variable }) => [name, variable]),
  ].map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# ${GENERATED}
# For the http block: inside nginx.conf beside it, or as a file of conf.d. The build lies in ${root}${base}.

# An asset is kept for ever, whatever else is asked for again: the page, and an asset that is missing.
map "$status $uri" $simulation_caching {
    default "${caching.page}";
    "~^(200|206|304) ${pattern}${assetFolder}" "${caching.assets}";
}
map $status $simulation_methods {
    405 "GET, HEAD";
}
# A sandboxed frame, whose origin is opaque, loads assets from another origin than its own.
${maps.join('\n')}

server {
    listen ${port};
    root ${root};
    server_tokens off;
    absolute_redirect off;

    default_type application/octet-stream;
    types {
        ${types.join('\n        ')}
    }
    charset utf-8;
    charset_types ${charsetTypes.join(' ')};

    # The compressed files of the build; nothing is compressed while a visitor waits.
    gzip off;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    include brotli*.conf;

    # Here alone: one add_header in a location would drop all of these there.
    ${sent.join('\n    ')}
    add_header Cache-Control $simulation_caching always;
    add_header Allow $simulation_methods always;

    error_page 400 /.malformed;
    error_page 403 404 @missing;
    error_page 405 @refused;
    # (A malformed path leads to no named location.)
    location = /.malformed { internal; types {} default_type text/plain; return 400 "malformed request\\n"; }
    location @missing { types {} default_type text/plain; return 404 "not found\\n"; }
    location @refused { types {} default_type text/plain; return 405 "GET and HEAD only\\n"; }

    # A missing asset is missing. (The page in its place would be taken for a script.)
    location ${base}${assetFolder} {
        location ~ (${hiddenPaths}) { return 404; }
        try_files $uri =404;
    }

    # The page answers for every other path that is no file.
    location ${base} {
        location ~ ${resourcePaths} {
            location ~ (${hiddenPaths}) { return 404; }
            try_files $uri =404;
        }
        location ~ (${hiddenPaths}) { rewrite ^ ${page} last; }
        try_files $uri ${page};
    }
    location = ${page} {}
${
  base === '/'
    ? ''
    : `
    # The base without its last slash is the page too; what lies outside is another site's.
    location = ${base.slice(0, -1)} { rewrite ^ ${page} last; }
    location / { return 404; }
`
}}
`;
}
