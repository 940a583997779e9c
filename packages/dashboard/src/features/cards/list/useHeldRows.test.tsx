import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeTrades, renderAt } from '../../shared/testing/renderAt';
import { useHeldRows } from './useHeldRows';

/** A list of the store's trades under a heading that stays in sight, in a page that scrolls. */
function Rows({ listHeight }: { listHeight: number | 'auto' }) {
  const { list, rows, waiting, showLatest } = useHeldRows();
  return (
    <>
      <div style={{ height: 300 }}>above</div>
      <article>
        <div style={{ position: 'sticky', top: 0, height: 40, background: 'white' }}>
          <button type="button" onClick={showLatest}>
            {waiting} waiting
          </button>
        </div>
        <div ref={list} style={{ height: listHeight, overflow: listHeight === 'auto' ? 'visible' : 'auto' }}>
          <table>
            <tbody>
              {rows.map(({ key, uuid }) => (
                <tr key={key} style={{ height: 60 }}>
                  <td>{uuid}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </article>
      <div style={{ height: 2_000 }}>below</div>
    </>
  );
}

async function open(listHeight: number | 'auto') {
  scrollTo(0, 0);
  const { store, container } = await renderAt('/?seed=7&t=60', <Rows listHeight={listHeight} />);
  return {
    store,
    list: container.querySelector('article > div + div') ?? container,
    rows: () => [...container.querySelectorAll('td')].map(({ textContent }) => textContent),
    latest: () => store.getState().session.trades.map(({ uuid }) => uuid),
    trade: (count: number) => closeTrades(store, count),
    button: page.getByRole('button'),
  };
}

/** Scrolls an element, or the page, and waits until that has been noticed. */
async function scroll(target: Element, top: number) {
  await new Promise((resolve) => {
    document.addEventListener('scroll', resolve, { capture: true, once: true });
    target.scrollTo(0, top);
  });
}

it('holds rows while the page has scrolled the first one out of sight, and says how many trades wait', async () => {
  const { rows, latest, button, trade } = await open('auto');
  await scroll(document.documentElement, 270); // the heading is still below the top
  trade(1);
  await expect.poll(rows).toEqual(latest());
  await scroll(document.documentElement, 400);
  const held = rows();
  trade(3);
  await expect.element(button).toHaveTextContent('3 waiting');
  expect(rows()).toEqual(held);
  await scroll(document.documentElement, 200);
  await expect.element(button).toHaveTextContent('0 waiting');
  expect(rows()).toEqual(latest());
});

it('holds rows while the list itself is scrolled, until it is back at its top', async () => {
  const { rows, latest, button, list, trade } = await open(200);
  await scroll(list, 90);
  const held = rows();
  trade(2);
  await expect.element(button).toHaveTextContent('2 waiting');
  expect(rows()).toEqual(held);
  await scroll(list, 0);
  await expect.element(button).toHaveTextContent('0 waiting');
  expect(rows()).toEqual(latest());
});

it('holds rows while the caret that a screen reader reads with is in a row, and not after a press there', async () => {
  const { rows, latest, button, list, trade } = await open(200);
  const read = (node: Node | null) =>
    new Promise((resolve) => {
      document.addEventListener('selectionchange', resolve, { once: true });
      getSelection()?.collapse(node);
    });
  await read(list.querySelector('tr:nth-child(2) td'));
  const held = rows();
  trade(2);
  await expect.element(button).toHaveTextContent('2 waiting');
  expect(rows()).toEqual(held);
  await read(document.body);
  await expect.element(button).toHaveTextContent('0 waiting');
  document.dispatchEvent(new PointerEvent('pointerdown'));
  await read(list.querySelector('tr:nth-child(2) td'));
  trade(1);
  await expect.poll(rows).toEqual(latest());
});

it.each(['auto', 200] as const)(
  'shows the latest trades on request, the first one in sight, and goes on with new ones (height %s)',
  async (height) => {
    const { rows, latest, button, list, trade } = await open(height);
    await scroll(document.documentElement, 400);
    trade(2);
    await expect.element(button).toHaveTextContent('2 waiting');
    if (height === 200) await scroll(list, 90);
    await button.click();
    await expect.poll(rows).toEqual(latest());
    const first = list.querySelector('tr')?.getBoundingClientRect();
    const heading = button.element().parentElement?.getBoundingClientRect();
    expect(first?.top).toBeGreaterThanOrEqual(heading?.bottom ?? Number.NaN);
    expect(first?.bottom).toBeLessThan(innerHeight);
    trade(1);
    await expect.poll(rows).toEqual(latest());
  },
);

it('shows the rows of another time after a jump, holds those while the first one is out of sight, and scrolls nothing', async () => {
  const { rows, latest, button, store, trade } = await open('auto');
  await scroll(document.documentElement, 400);
  trade(1);
  await expect.element(button).toHaveTextContent('1 waiting');
  store.dispatch({ type: 'jump', at: 600_000 });
  await expect.poll(rows).toEqual(latest());
  const held = rows();
  trade(2);
  await expect.element(button).toHaveTextContent('2 waiting');
  expect(rows()).toEqual(held);
  expect(scrollY).toBe(400);
});
