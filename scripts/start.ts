// `npm start` builds the site and serves it to this machine alone; `npm start -- --host` to the network, for a class.
import { renderUnicodeCompact } from 'uqr';
import { readOptions, readPort } from './lib/readOptions';

const given = readOptions('Usage: npm start -- [--host] [--port 4173]', {
  host: { type: 'boolean' },
  port: { type: 'string' },
});
const wanted = readPort('--port', given.port) ?? readPort('PORT', process.env.PORT) ?? 4173;
// npm keeps an option without `--` for itself.
if (process.env.npm_config_host !== undefined && given.host === undefined)
  console.log('For the network: npm start -- --host (with two dashes before it).');

console.log('Building the site …');
const { buildSite, previewSite } = await import('./lib/buildSite'); // Vite is large: a refusal need not wait for it
await buildSite();
// A class names this machine in its own way: by its name, that of a tunnel, or an address.
const server = await previewSite({
  port: wanted,
  ...(given.host === true && { host: true, allowedHosts: true }),
});
const [address = ''] = server.resolvedUrls?.local ?? [];
const network = server.resolvedUrls?.network ?? [];
const port = Number(new URL(address).port || 80);

if (port !== wanted) console.log(`Port ${wanted} is in use, so it is ${port}.`);
console.log(`
  Open     ${address}
  Deutsch  ${address}de

  Ctrl+C stops it.
`);

if (given.host === true) {
  for (const other of network) console.log(`  ${other}\n\n${renderUnicodeCompact(other, { border: 2 })}`);
  console.log(
    network.length === 0
      ? '  This machine has no network, so no other device can open the page.\n'
      : '  Every device in this network can open the page at these addresses while this command runs (port ' +
          `${port}, http). A firewall or a guest network may block it.\n`,
  );
}
