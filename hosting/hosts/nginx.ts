import { assetFolder, contentTypes, hiddenPaths, resourcePaths } from '../files';
import { assetHeaders, caching, pageHeaders } from '../headers';
import { GENERATED, type Host, type Place } from './place';

export const nginx: Host = {
  name: 'nginx',
  precompressed: true,
  files: (place) => ({
    'nginx.conf': whole(place),
    'site.conf': site(place),
    'brotli.conf': BROTLI,
  }),
};

const BROTLI = `# ${GENERATED}
# Belongs beside nginx.conf. Needs the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static). Without the
# module remove this file: visitors then get gzip.
brotli_static on;
`;

const whole = ({ temp, modules }: Place) => `# ${GENERATED}
# An nginx that serves only this site. It runs as any user and writes only to ${temp}.
include ${modules};
worker_processes auto;
pid ${temp}/nginx.pid;
error_log stderr crit;

events {
    worker_connections 1024;
}

http {
    # No log: an address may contain the name of a visitor.
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

function site({ base, frameAncestors, port, root }: Place): string {
  const page = `${base}index.html`;
  const pattern = base.replaceAll('.', String.raw`\.`);
  const types = Object.entries(contentTypes).map(([ending, type]) => `${type.split(';')[0]} ${ending};`);
  const withCharset = Object.values(contentTypes).filter((type) => type.includes('charset'));
  const charsetTypes = withCharset.map((type) => type.split(';')[0]).filter((type) => type !== 'text/html');
  const ofPage = pageHeaders(frameAncestors);
  // Headers that differ for assets. nginx does not send an empty value.
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

# Assets are immutable; the page and a missing asset are requested again.
map "$status $uri" $simulation_caching {
    default "${caching.page}";
    "~^(200|206|304) ${pattern}${assetFolder}" "${caching.assets}";
}
map $status $simulation_methods {
    405 "GET, HEAD";
}
# In a sandboxed frame the origin is opaque, so assets are cross-origin.
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

    # Serves the compressed files of the build; compresses nothing itself.
    gzip off;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    include brotli*.conf;

    # Only here: with an add_header of its own a location would lose all of these.
    ${sent.join('\n    ')}
    add_header Cache-Control $simulation_caching always;
    add_header Allow $simulation_methods always;

    # A path with a malformed escape gets the page, whatever it was meant to be.
    error_page 400 =200 /.malformed;
    error_page 403 404 @missing;
    error_page 405 @refused;
    # Not a named location: nginx has none for a malformed path.
    location = /.malformed { internal; rewrite ^ ${page} last; }
    location @missing { types {} default_type text/plain; return 404 "not found\\n"; }
    location @refused { types {} default_type text/plain; return 405 "GET and HEAD only\\n"; }

    # A missing asset is 404: a browser would read the page as a script.
    location ${base}${assetFolder} {
        location ~ (${hiddenPaths}) { return 404; }
        try_files $uri =404;
    }

    # Every other path without a file gets the page.
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
    # The base path without its last slash gets the page too. Paths outside of it are 404.
    location = ${base.slice(0, -1)} { rewrite ^ ${page} last; }
    location / { return 404; }
`
}}
`;
}
