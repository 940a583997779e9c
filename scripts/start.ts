// `npm start` builds the site and serves it.
import { build, preview } from 'vite';

const DEFAULT_PORT = 4173;

await build({ logLevel: 'warn' });
const port = Number(process.env.PORT || DEFAULT_PORT);
const server = await preview({ preview: { port }, logLevel: 'warn' });
console.log(`\n  The simulation is at ${server.resolvedUrls?.local[0]}  (Ctrl+C stops it)\n`);
