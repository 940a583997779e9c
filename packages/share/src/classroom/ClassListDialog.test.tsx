import { ENGINE_VERSION } from '@simulation/engine';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeTrades, renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { openTourAt, STOPS } from '../../../dashboard/src/testing/tour';
import { MomentContext } from '../shareChoice';
import { ClassListDialog } from './ClassListDialog';

it('a class list is named after the run while its name is empty, or white space', async () => {
  await renderAt('/?seed=7', <ClassListDialog />);
  const name = page.getByRole('textbox').first();
  const first = page.getByRole('listitem').first();
  for (const [typed, seed] of [
    ['', '7-1'],
    [' class ', 'class-1'],
    ['  ', '7-1'],
    ['class', 'class-1'],
    ['\u200b', '7-1'],
  ] as const) {
    await userEvent.fill(name, typed);
    await expect.element(first.getByText(seed, { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText(`such as ${seed}`)).toBeInTheDocument();
  }
});

it('on a phone with letters twice as large no entry of a class list leaves the window', async () => {
  const { style } = document.documentElement;
  onTestFinished(() => {
    style.fontSize = '';
    return page.viewport(414, 896);
  });
  await page.viewport(390, 844);
  style.fontSize = '200%';
  const { container } = await renderAt('/?seed=7', <ClassListDialog />);
  const entries = container.querySelectorAll('li :is(svg, bdi, span, a, button)');
  const ends = Array.from(entries, (part) => part.getBoundingClientRect().right);
  expect(entries.length).toBeGreaterThan(100);
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
});

it('a class list without runs is not printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await renderAt('/?seed=7', <ClassListDialog />);
  const button = page.getByRole('button', { name: 'Print' });
  await userEvent.fill(page.getByRole('textbox').last(), '');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(print).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox').last(), '2');
  await button.click();
  expect(print).toHaveBeenCalledOnce();
});

it('a class list has a code and a link for each number, in the market that is chosen, and follows its fields', async () => {
  await renderAt('/?seed=7b', <ClassListDialog />);
  const entries = page.getByRole('listitem');
  await expect.poll(() => entries.elements().length).toBe(30);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the class' }), '10c & friends');
  await userEvent.fill(page.getByRole('textbox', { name: 'Number of runs' }), '3');
  await page.getByRole('button', { name: 'Fair market' }).click();
  await expect.poll(() => entries.elements().length).toBe(3);
  expect(page.getByRole('img', { name: 'QR code' }).elements()).toHaveLength(3);
  const { searchParams } = new URL(entries.last().getByRole('link').element().getAttribute('href') ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    seed: '10c & friends-3',
    scenario: 'fair',
    engine: String(ENGINE_VERSION), // paper outlives a version
  });
});

it('a class list of another extra is named after the run that that shows, also after a new run', async () => {
  const { store } = await renderAt('/?seed=7', <ClassListDialog />);
  openTourAt(store, STOPS.guides);
  store.dispatch({ type: 'openRun', address: { ...store.getState().visit.address, seed: '8' } });
  await expect.element(page.getByRole('textbox', { name: 'Name of the class' })).toHaveValue('7');
  const link = page.getByRole('listitem').first().getByRole('link').element();
  expect(link.getAttribute('href')).toMatch(/\/\?seed=7-1&scene=tour-2$/);
});

it('a class list says at which moment its runs open, where that was chosen for the link, and else nothing of one', async () => {
  for (const clock of [undefined, { text: '00:05:00', at: 300_000 }]) {
    await renderAt(
      '/?seed=7&t=300&still=1',
      <MomentContext value={[{ ...(clock && { clock }), paused: true }, () => undefined]}>
        <ClassListDialog />
      </MomentContext>,
    );
    await expect.element(page.getByRole('listitem').first()).toBeInTheDocument();
    const said = page.getByText('Start at simulated time 00:05:00. Stay paused there').elements();
    expect(said).toHaveLength(clock ? 1 : 0);
  }
});

it('a class list that is open at Back to another run is made from that run', async () => {
  const { store } = await renderAt('/?seed=alpha', <ClassListDialog />);
  const before = store.getState().visit;
  store.dispatch({ type: 'openRun', address: { ...before.address, seed: 'beta' } });
  const entries = () => page.getByRole('listitem').elements();
  await userEvent.fill(page.getByRole('textbox', { name: 'Number of runs' }), '3');
  await expect.poll(() => entries().length).toBe(3);
  store.dispatch({ type: 'return', visit: before });
  await expect.element(page.getByRole('textbox', { name: 'Name of the class' })).toHaveValue('alpha');
  await expect.poll(() => entries().length).toBe(30);
  for (const { textContent } of entries()) expect(textContent).toContain('alpha-');
});

it('trades that come in while a class list is open draw none of its codes again', async () => {
  const { store } = await renderAt('/?seed=7', <ClassListDialog />);
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(30);
  const walks = vi.spyOn(Array.prototype, 'flatMap');
  onTestFinished(() => walks.mockRestore());
  closeTrades(store, 3);
  await userEvent.fill(page.getByRole('textbox', { name: 'Number of runs' }), '31');
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(31);
  // A code is drawn from rows of modules.
  const isCode = (rows: unknown) =>
    Array.isArray(rows) && Array.isArray(rows[0]) && typeof rows[0][0] === 'boolean';
  const codes = walks.mock.contexts.filter(isCode);
  expect(codes.length).toBe(1);
});
