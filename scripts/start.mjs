// @ts-check
// Shows the product, on a machine that has nothing but Node.
import { spawnSync } from 'node:child_process';
import { install } from './stages.mjs';

install();
const { status } = spawnSync('npx vite build --logLevel warn', { shell: true, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { preview } = await import('vite');
const server = await preview({ preview: { port: Number(process.env.PORT || 4173) }, logLevel: 'warn' });
console.log(`\n  The simulation is at ${server.resolvedUrls?.local[0]}  (Ctrl+C ends it)\n`);
