import type { Plugin } from 'vite';
import { metaPolicy as policy } from '../hosting/headers.ts';

/** Puts the security policy at the top of the built page, so that it holds on any host. */
export function metaPolicy(): Plugin {
  return {
    name: 'meta-policy',
    apply: 'build', // the development server needs inline scripts and a socket
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /(<meta charset="utf-8">)/,
          `$1\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
        ),
    },
  };
}
