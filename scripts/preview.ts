// Serves a built site on one port, for the tests: `node scripts/run.mjs preview --port 4179 [--out dist]`.
import { previewSite } from './lib/buildSite';
import { readOptions, readPort } from './lib/readOptions';

const { port, out } = readOptions('Usage: preview --port 4179 [--out dist]', {
  port: { type: 'string' },
  out: { type: 'string' },
});
const served = readPort('--port', port) ?? 4179;
await previewSite({ port: served, strictPort: true }, typeof out === 'string' ? out : undefined);
