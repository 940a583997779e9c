// `npm run dev` serves the sources and updates the page after each change.
import { serveSources } from './lib/buildSite';
import { readOptions, readPort } from './lib/readOptions';

readOptions('Usage: npm run dev. PORT=5173 names the port.', {});

const server = await serveSources(readPort('PORT', process.env.PORT) ?? 5173);
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
