import { useLayoutEffect, useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StatusRegion } from '../../../ui/Status/StatusRegion';
import { renderAt } from '../testing/renderAt';
import { onDemand } from './onDemand';

/** Takes 4 ms to render, as measured by the clock: as long on every machine. */
function Slow() {
  for (const until = performance.now() + 4; performance.now() < until; );
  return null;
}

it('what a visitor has opened is rendered at once, even if the page changes before it can be rendered in slices', async () => {
  let changes = 0;
  const listeners = new Set<() => void>();
  const feed = window.setInterval(() => {
    changes += 1;
    for (const listener of listeners) listener();
  }, 20);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  let show: (changed: number) => void = () => {};
  const shown = new Promise<number>((resolve) => {
    show = resolve;
  });
  function Dialog() {
    useLayoutEffect(() => show(changes), []);
    return ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((key) => <Slow key={key} />);
  }
  const DialogOnDemand = onDemand('dialog', async () => Dialog);
  function Page() {
    useSyncExternalStore(subscribe, () => changes);
    return <DialogOnDemand />;
  }
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await renderAt('/', <Page />, { importChunk: (load) => arrival.then(load) });
  const loaded = changes;
  arrive();
  expect((await shown) - loaded).toBeLessThanOrEqual(1);
  clearInterval(feed);
});

it('a section that does not load can be tried again in its place', async () => {
  let loads = 0;
  const Section = onDemand('section', async () => {
    loads += 1;
    if (loads === 1) throw new Error('gone');
    return () => <p>here</p>;
  });
  await renderAt('/', <Section />);
  await expect.element(page.getByText('This part has stopped working.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('here', { exact: true })).toBeVisible();
  expect(loads).toBe(2);
  vi.mocked(console.error).mockClear(); // React reports what a component threw
});

it('sections that wait beside each other say so once', async () => {
  const never = () => new Promise<never>(() => {});
  const [Section, Another] = [onDemand('section', never), onDemand('section', never)];
  await renderAt(
    '/',
    <>
      <div>
        <Section />
        <Another />
      </div>
      <StatusRegion />
    </>,
  );
  const sentence = page.getByText('Waiting for the network.');
  await expect.poll(() => sentence.elements().filter(isDrawn)).toHaveLength(1);
  const status = page.getByRole('status').element();
  await expect.poll(() => status.textContent).toContain('Waiting for the network.');
  // Beside what a test before it has announced late.
  expect(status.textContent.match(/Waiting for the network\./g)).toHaveLength(1);
});

it('Escape no longer waits for a dialog', async () => {
  const Late = onDemand('dialog', () => new Promise<never>(() => {}));
  const { store } = await renderAt('/', <Late />);
  store.dispatch({ type: 'openDialog', dialog: 'play' });
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(store.getState().visit.dialog).toBeUndefined();
});

const isDrawn = (element: Element) => element.closest('[role=status]') === null && element.checkVisibility();
