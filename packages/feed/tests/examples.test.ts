import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, NOTICE } from '../src';
import { run } from './runCommand';
import { type Replica, startReplica } from './startReplica';
import { usePages } from './usePages';

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

describe('in a process', () => {
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
    expect(await output('sh', 'curl.sh')).toBe(
      `${NOTICE}\n${trades.length} trades, profit ${profit} cents\n`,
    );
  });
});

describe('in a browser', () => {
  const { newPage, url } = usePages('packages/feed/examples');
  const faults: Error[] = [];

  const open = async (file: string): Promise<Page> => {
    const page = await newPage();
    page.on('pageerror', (error) => faults.push(error));
    await page.goto(`${url()}${file}?feed=${replica.origin}`);
    await page.getByText(NOTICE, { exact: true }).waitFor();
    return page;
  };

  afterEach(() => expect(faults).toEqual([]));

  it('lightweight-charts draws the total as it changes, under the notice; the library gives the same events in a page and in a worker', async () => {
    const page = await open('chart.html');
    await page.waitForFunction(() => Number(document.body.dataset.points) > 20);
    expect(await page.locator('#chart canvas').count()).toBeGreaterThan(0);

    // As text: the test runner would rewrite an import().
    const read = `import('${url()}@fs${resolve('packages/feed/dist/index.js')}').then(({ eventsOf }) => [...eventsOf({ seed: '7' }, { until: 60_000 })])`;
    const inPage = await page.evaluate(read);
    const inWorker = await page.evaluate((script) => {
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
      return new Promise((resolve) => {
        worker.addEventListener('message', ({ data }) => resolve(data));
      });
    }, `${read}.then(postMessage)`);
    const wanted = [...eventsOf({ seed: '7' }, { until: 60_000 })];
    expect(inPage).toEqual(wanted);
    expect(inWorker).toEqual(wanted);
  });

  it('AG Grid Community lists the trades of the script until they are sold, under the notice', async () => {
    const page = await open('grid.html');
    // Which trades are in view depends on when it looks.
    const sold = await page.waitForFunction(() => {
      const rows = Array.from(document.querySelectorAll('.ag-row'), (row) =>
        Array.from(row.querySelectorAll('[role=gridcell]'), ({ textContent }) => textContent),
      );
      return rows.find((cells) => cells.includes('sold'));
    });
    const [, , , profit, , uuid] = (await sold.jsonValue()) ?? [];
    const trade = tradesOf({ seed: '7', route: 'v' }, 3_600_000).find((each) => each.trade.uuid === uuid);
    expect(profit).toBe(String((trade?.trade.profit.cents ?? Number.NaN) / 100));
  });
});
