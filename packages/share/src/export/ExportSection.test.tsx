import { ENGINE_VERSION } from '@simulation/engine';
import { CSV_TEXTS } from '@simulation/engine/texts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { focus, renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import type { SessionStore } from '../../../dashboard/src/store/createSessionStore';
import { openTourAt, STOPS } from '../../../dashboard/src/testing/tour';
import { ExportSection } from './ExportSection';

/** The names of the files that the browser was given, and where it found the last of them. */
const saved: string[] = [];
let address = '';
const status = page.getByRole('status');
const saveAs = (format: string) => page.getByRole('button', { name: format });

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
    address = this.href;
  });
});

const openRun = (store: SessionStore, seed: string) => {
  const { address } = store.getState().visit;
  store.dispatch({ type: 'openRun', address: { ...address, seed } });
};

it('after Back to another run no file of the run that was left is named as saved; Forward names it again', async () => {
  const { store } = await renderAt('/?seed=alpha&t=60&still=1', <ExportSection />);
  const before = store.getState().visit;
  openRun(store, 'beta');
  await saveAs('JSON').click();
  await expect.element(status).toHaveTextContent(/simulation-beta\.json/);
  expect(saved).toEqual(['simulation-beta.json']);
  const after = store.getState().visit;
  store.dispatch({ type: 'return', visit: before });
  await expect.element(status).toBeEmptyDOMElement();
  store.dispatch({ type: 'return', visit: after });
  await expect.element(status).toHaveTextContent(/simulation-beta\.json/);
});

it('a file that is being made ends with its run: after Forward to another one nothing is saved', async () => {
  // Ten days: long enough to leave it.
  const { store } = await renderAt('/?seed=7&t=864000&still=1', <ExportSection />);
  await saveAs('JSON').click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect.element(page.getByRole('progressbar', { name: 'Progress of the export' })).toBeVisible();
  focus(cancel);
  openRun(store, 'beta');
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await expect.element(saveAs('JSON')).toHaveFocus();
  await expect.element(status).toBeEmptyDOMElement();
  await saveAs('CSV').click();
  await expect.element(status).toHaveTextContent(/simulation-beta\.csv/);
  expect(saved).toEqual(['simulation-beta.csv']);
});

it("a saved file of the run that another extra shows is not named beside the visitor's own", async () => {
  const { store } = await renderAt('/?seed=7&t=60&still=1', <ExportSection />);
  const own = store.getState().visit;
  openTourAt(store, STOPS.guides);
  await saveAs('JSON').click();
  await expect.element(status).toHaveTextContent(/simulation-tour-7\.json/);
  store.dispatch({ type: 'return', visit: own });
  await expect.element(status).toBeEmptyDOMElement();
});

const cents = (amount: string | number = Number.NaN) =>
  Math.round(Number(String(amount).replace(',', '.')) * 100);

// How a row and a head are written, in English too, is tested in tradesFile.test.ts.
it('INV-13 saves every trade as CSV and JSON, each flagged, and they add up to the total on screen', async () => {
  const seed = 'sun-bear-hoopoe-MUC';
  const { store } = await renderAt(
    `/de?seed=${seed}&t=606&still=1&amount=1000&trades=5&name=Ada`,
    <ExportSection />,
  );
  const { account, trades: shown } = store.getState().session;
  const textOf = async (format: 'CSV' | 'JSON') => {
    await saveAs(format).click();
    const name = `simulation-${seed}-de.${format.toLowerCase()}`;
    await expect.element(status).toHaveTextContent(name);
    expect(saved.at(-1)).toBe(name);
    return (await fetch(address)).text();
  };
  const csv = await textOf('CSV');
  expect(csv).not.toMatch(/Ada|hoopoe/);
  const [heads = [], ...rows] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').split(';'));
  expect(rows).toHaveLength(account.closed);
  const { simulated, uuid, profit } = CSV_TEXTS.de.columns;
  const fieldsOf = (column: string) => rows.map((row) => row[heads.indexOf(column)]);
  expect(new Set(fieldsOf(simulated))).toEqual(new Set(['ja']));
  const [uuids, profits] = [fieldsOf(uuid), fieldsOf(profit).map(cents)];
  expect(profits.reduce((sum, each) => sum + each, 1_000_00)).toBe(account.total);
  expect(uuids.slice(-shown.length).toReversed()).toEqual(shown.map((trade) => trade.uuid));
  expect(profits.slice(-shown.length).toReversed()).toEqual(shown.map((trade) => trade.profit));

  type Exported = { simulated: boolean; uuid: string; profit: number };
  const { trades, ...head }: { trades: Exported[] } = JSON.parse(await textOf('JSON'));
  expect(head).toMatchObject({
    simulated: true,
    engineVersion: ENGINE_VERSION,
    seed,
    startAmount: 1_000,
    startCount: 5,
  });
  expect(trades.every((trade) => trade.simulated)).toBe(true);
  expect(trades.map((trade) => trade.uuid)).toEqual(uuids);
  expect(trades.map((trade) => cents(trade.profit))).toEqual(profits);
});
