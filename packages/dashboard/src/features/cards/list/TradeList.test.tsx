import { cents } from '@simulation/engine';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { markCopies } from '../../../honesty/markCopies';
import { closeTrades, focus, renderAt } from '../../shared/testing/renderAt';
import { TradeList } from './TradeList';
import { TradeRow } from './TradeRow';

/** As `watchRows` has it. */
const REST_MS = 10_000;

const moveOver = (row: Element | undefined) =>
  row?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
const leave = () => document.querySelector('article')?.dispatchEvent(new PointerEvent('pointerleave'));

async function open(address = '/?seed=7&t=60&trades=0') {
  const { store, container } = await renderAt(address, <TradeList />);
  const rows = () => [...container.querySelectorAll('tbody tr:not([aria-hidden] tr)')];
  return {
    store,
    latest: () => store.getState().session.trades.map(({ uuid }) => uuid),
    rows,
    uuids: () => rows().map((row) => row.getAttribute('aria-description')?.replace('UUID: ', '')),
    list: page.getByRole('group', { name: 'Latest trades' }),
    waiting: page.getByRole('button', { name: /^Show \d+ new/ }),
    trade: (count: number) => closeTrades(store, count),
  };
}

it('a row under the pointer keeps its place while new ones wait; they appear when the pointer leaves, or has rested for ten seconds, and a pointer that rests holds none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { rows, uuids, latest, waiting, trade } = await open();
  const before = uuids();
  moveOver(rows()[2]);
  trade(3);
  await expect.element(waiting).toHaveTextContent('Show 3 new simulated trades');
  expect(uuids()).toEqual(before);
  expect(document.querySelector('table')).toHaveAccessibleDescription('New simulated trades waiting: 3');
  leave();
  await expect.poll(uuids).toEqual(latest());
  expect(waiting.elements()).toEqual([]);

  moveOver(rows()[0]);
  trade(1);
  vi.advanceTimersByTime(REST_MS - 1);
  await expect.element(waiting).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.poll(uuids).toEqual(latest());
  trade(2);
  await expect.poll(uuids).toEqual(latest());
});

it('arrow keys move between rows, and rows keep their place from when the list has the focus until it leaves', async () => {
  const { rows, uuids, latest, list, waiting, trade } = await open();
  const row = (place: number) => expect.poll(() => rows()[place] === document.activeElement);
  await userEvent.keyboard('{Shift}'); // what has the focus next has it by a key
  focus(list);
  const before = uuids();
  trade(2);
  await userEvent.keyboard('{ArrowDown}');
  await row(0).toBe(true);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await row(1).toBe(true);
  await userEvent.keyboard('{End}');
  await row(9).toBe(true);
  await userEvent.keyboard('{Home}');
  await row(0).toBe(true);
  trade(10);
  await expect.element(waiting).toHaveTextContent(/^Show 12 new/);
  expect(uuids()).toEqual(before);
  await row(0).toBe(true);

  // The button leads to the latest, with the focus on the list.
  await waiting.click();
  await expect.element(list).toHaveFocus();
  await expect.poll(uuids).toEqual(latest());

  // Escape moves the focus from the rows to the list, which shows the new ones.
  await userEvent.keyboard('{ArrowDown}');
  trade(2);
  await expect.element(waiting).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).toHaveFocus();
  await expect.poll(uuids).toEqual(latest());

  // Tab is not trapped: one press leaves the rows, which go on.
  await userEvent.keyboard('{ArrowDown}');
  trade(2);
  await expect.element(waiting).toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('tbody') ?? null).toBeNull();
  await expect.poll(uuids).toEqual(latest());
});

it('rows keep their places while text in them is selected', async () => {
  const { rows, uuids, latest, waiting, trade } = await open();
  const before = uuids();
  document.dispatchEvent(new PointerEvent('pointerdown'));
  await new Promise((resolve) => {
    document.addEventListener('selectionchange', resolve, { once: true });
    getSelection()?.selectAllChildren(rows()[1]?.querySelector('th, td') ?? document);
  });
  trade(3);
  await expect.element(waiting).toBeInTheDocument();
  expect(uuids()).toEqual(before);
  getSelection()?.removeAllRanges();
  await expect.poll(uuids).toEqual(latest());
});

it('on /v a held row still shows its present state', async () => {
  const { store, rows, waiting } = await open('/v?seed=7&t=7');
  const first = () => rows()[0];
  moveOver(first());
  const uuid = first()?.getAttribute('aria-description');
  const profit = () => Number([...(first()?.querySelectorAll('data') ?? [])].at(-1)?.value);
  const before = profit();
  store.tick(10_000);
  await expect.poll(profit).toBeGreaterThan(before);
  store.tick(12_000);
  await expect.poll(first).toHaveTextContent('Sold');
  expect(first()?.getAttribute('aria-description')).toBe(uuid);
  expect(waiting.elements()).toEqual([]);
});

it('on /v the button that resumes leaves where nothing could be paused, and the page keeps the focus', async () => {
  await renderAt(
    '/v?seed=7&still=1',
    <main tabIndex={-1}>
      <TradeList />
    </main>,
  );
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.element(page.getByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('on /v the script can be played again once it has ended, exactly the same', async () => {
  const { store, uuids } = await open('/v?seed=7');
  const button = page.getByRole('button', { name: /^(Pause|Play again)$/ });
  const shown = () => [store.getState().session.account, uuids()];
  expect(button.elements()).toEqual([]);
  store.startTrading();
  store.tick(1_000);
  await expect.element(button).toHaveTextContent('Pause');
  store.tick(25_000);
  await expect.element(button).toHaveTextContent('Play again');
  const first = shown();
  focus(button);
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveTextContent('Pause');
  await expect.element(button).toHaveFocus();
  expect(store.getState().session.script).toEqual({ name: 'analyzing', step: 1, startedAt: 0 });
  store.tick(26_000);
  await expect.element(button).toHaveTextContent('Play again');
  expect(shown()).toEqual(first);
});

/* The keys, and the whole page: e2e/export.spec.ts. */
it('INV-13 rows copied or dragged from the list begin with the word of the label, as plain text alone, also where the selection began above it; where nothing is selected nothing is put into the clipboard', async () => {
  const { rows, latest } = await open('/de?seed=7&t=60&still=1');
  markCopies();
  /** What the clipboard is given, as types and texts. */
  const copied = () => {
    const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true });
    document.dispatchEvent(event);
    const types = event.defaultPrevented ? (event.clipboardData?.types ?? []) : [];
    return types.map((type) => [type, event.clipboardData?.getData(type) ?? ''] as const);
  };
  expect(copied()).toEqual([]);
  const [first, second] = rows();
  if (first && second) getSelection()?.setBaseAndExtent(first, 0, second, second.childNodes.length);
  const [[type, text] = [], ...others] = copied();
  expect([type, others]).toEqual(['text/plain', []]);
  const lines = text?.split('\n') ?? [];
  expect(lines).toHaveLength(2);
  for (const [at, line] of lines.entries()) {
    expect(line).toMatch(/^Simulation: [A-Z]+\/[A-Z]{3} Verkauft UUID: [0-9a-f-]{36}\t/);
    expect(line).toContain(latest()[at]);
  }

  const heading = document.querySelector('h2');
  if (heading && second) getSelection()?.setBaseAndExtent(heading, 0, second, second.childNodes.length);
  const [[, fromAbove] = []] = copied();
  expect(fromAbove).toMatch(/^Simulation: Letzte/);
  expect(fromAbove).toContain(`\n${text}`);

  const note = [...(first?.querySelectorAll('*') ?? [])].find(({ textContent }) =>
    textContent.startsWith('UUID'),
  );
  if (note) getSelection()?.selectAllChildren(note);
  const drag = new DragEvent('dragstart', { dataTransfer: new DataTransfer(), bubbles: true });
  note?.firstChild?.dispatchEvent(drag);
  expect(drag.dataTransfer?.types).toEqual(['text/plain']);
  expect(drag.dataTransfer?.getData('text/plain')).toBe(`Simulation: UUID: ${latest()[0]}`);
  getSelection()?.removeAllRanges();
});

it('a result of zero is neither a gain nor a loss: without a sign, in the color of the other figures', async () => {
  const { store } = await open();
  const [trade] = store.getState().session.trades;
  if (trade === undefined) throw new Error('There are trades by now.');
  const table = (profit: number) => (
    <table>
      <tbody>
        <TradeRow trade={{ ...trade, profit: cents(profit) }} />
      </tbody>
    </table>
  );
  const { container, rerender } = await renderAt('/?seed=7', table(0));
  const colors = () =>
    [...container.querySelectorAll('td data')].map((figure) => getComputedStyle(figure).color);
  expect(container.querySelectorAll('td data')[2]?.textContent).toBe('$0.00');
  expect(new Set(colors()).size).toBe(1);
  await rerender(table(1));
  expect(new Set(colors()).size).toBe(2);
});
