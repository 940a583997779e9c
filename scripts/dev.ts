// `npm run dev` serves the sources and updates the page after each change.
import { createServer } from 'vite';
import { readOptions, readPort } from './lib/readOptions';

readOptions('Usage: npm run dev. PORT=5173 names the port.', {});

const server = await createServer({ server: { port: readPort('PORT', process.env.PORT) ?? 5173 } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
