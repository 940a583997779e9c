// `npm start` builds the site and serves it to this machine alone; `npm start -- --host` to the network, for a class. PORT
// is read by vite.config.ts.
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { build, preview } from 'vite';

const { values } = parseArgs({ options: { host: { type: 'boolean', default: false } } });

await build({ logLevel: 'warn' });
const server = await preview(values.host ? { preview: { host: true } } : {});
server.printUrls();

const network = server.resolvedUrls?.network ?? [];
if (values.host) {
  for (const address of network)
    console.log(`\n  ${address}\n\n${renderUnicodeCompact(address, { border: 2 })}`);
  console.log(
    network.length === 0
      ? '\n  This machine has no network, so no other device can open the page.\n'
      : '\n  Every device in this network can open the page at these addresses while this command runs (port ' +
          `${new URL(network[0] ?? '').port}, http). Ctrl+C stops it. A firewall or a guest network may block it.\n`,
  );
}
