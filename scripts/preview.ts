// Serves the built site on one port, for the browser tests: `node scripts/run.mjs preview --port 4179`.
import { previewSite } from './lib/buildSite';
import { readOptions, readPort } from './lib/readOptions';

const { port } = readOptions('Usage: preview --port 4179', { port: { type: 'string' } });
await previewSite({ port: readPort('--port', port) ?? 4179, strictPort: true });
