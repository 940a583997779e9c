// `npm start` builds the site and serves it. PORT is read by vite.config.ts.
import { build, preview } from 'vite';

await build({ logLevel: 'warn' });
const server = await preview();
server.printUrls();
