// `npm run dev` serves the sources and updates the page after each change.
import { readOptions, readPort } from './lib/readOptions';

readOptions('Usage: npm run dev. PORT=5173 names the port.', {});

const port = readPort('PORT', process.env.PORT) ?? 5173;
const { serveSources } = await import('./lib/buildSite'); // Vite is large: a refusal need not wait for it
const server = await serveSources(port);
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
