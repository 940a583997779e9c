// `npm run dev` serves the sources and updates the page after each change.
import { createServer } from 'vite';

const DEFAULT_PORT = 5173;

const server = await createServer({ server: { port: Number(process.env.PORT || DEFAULT_PORT) } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
