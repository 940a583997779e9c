import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eventsOf, NOTICE } from '../src';
import { type Replica, startReplica } from '../tests/startReplica';
import { usePages } from '../tests/usePages';

let replica: Replica;
beforeAll(async () => {
  replica = await startReplica(['--cors', '*']);
});
afterAll(() => replica.stop());

const { newPage, url } = usePages('packages/feed/examples', 'packages/feed/others/node_modules');
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
  const trade = Array.from(eventsOf({ seed: '7', route: 'v' }, { until: 3_600_000 }))
    .flatMap((event) => (event.type === 'trade.sold' ? [event.trade] : []))
    .find((each) => each.uuid === uuid);
  expect(profit).toBe(String((trade?.profit.cents ?? Number.NaN) / 100));
});
