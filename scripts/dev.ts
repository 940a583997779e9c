// `npm run dev` serves the sources and updates the page after each change. PORT is read by vite.config.ts.
import { createServer } from 'vite';

const server = await createServer();
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
