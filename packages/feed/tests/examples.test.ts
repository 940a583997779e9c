import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf, NOTICE } from '../src';
import { run } from './runCommand';
import { type Replica, startReplica } from './startReplica';

const hasPrograms = spawnSync('sh', ['-c', 'command -v curl && command -v jq']).status === 0;
if (!hasPrograms) console.log('NOT RUN: curl and jq are not installed here.');

let replica: Replica;
beforeAll(async () => {
  replica = await startReplica(['--cors', '*']);
});
afterAll(() => replica.stop());

const output = async (command: string, file: string) => {
  const { code, stdout, stderr } = await run(command, [`packages/feed/examples/${file}`, replica.origin]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

const tradesOf = (run: Parameters<typeof eventsOf>[0], until: number) =>
  Array.from(eventsOf(run, { until })).flatMap((event) => (event.type === 'trade.sold' ? [event] : []));

it('the package eventsource prints the notice and three trades', async () => {
  const trades = tradesOf({ seed: '7' }, 30_000).slice(0, 3);
  const lines = trades.map(({ trade, total }) => `${trade.uuid} ${trade.profit.decimal} ${total.decimal}`);
  expect(await output(process.execPath, 'eventsource.js')).toBe(`${[NOTICE, ...lines].join('\n')}\n`);
});

it('the package ws prints the notice and a round of the script', async () => {
  const lines = (await output(process.execPath, 'ws.js')).trimEnd().split('\n');
  const sold = tradesOf({ seed: '7', route: 'v' }, 26_001).map(
    ({ trade }) => `${trade.number} ${trade.profit.decimal}`,
  );
  const steps = Array.from(eventsOf({ seed: '7', route: 'v' }, { until: 26_000 })).flatMap((event) =>
    event.type === 'step.changed' ? [event.text] : [],
  );
  expect(lines).toEqual([NOTICE, ...steps, ...sold]);
});

it.skipIf(!hasPrograms)('curl and jq print the notice and the profit of an hour', async () => {
  const trades = tradesOf({ seed: '7' }, 3_600_000);
  const profit = trades.reduce((sum, { trade }) => sum + trade.profit.cents, 0);
  expect(await output('sh', 'curl.sh')).toBe(`${NOTICE}\n${trades.length} trades, profit ${profit} cents\n`);
});
