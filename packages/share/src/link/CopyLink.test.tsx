import { ENGINE_VERSION } from '@simulation/engine';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { useRunState } from '../../../dashboard/src/features/shared/useRunState';
import { createSessionStore } from '../../../dashboard/src/store/createSessionStore';
import { visitOf } from '../../../dashboard/src/visit/testVisit';
import { FROM_THE_START, MomentContext } from '../shareChoice';
import { CopyLink } from './CopyLink';

const status = page.getByRole('status');

/** As the controls hold what is chosen for all that is shared. */
function Sheet() {
  return (
    <MomentContext value={useRunState(() => FROM_THE_START)}>
      <CopyLink />
    </MomentContext>
  );
}

it('INV-14 the link to share carries page, the three parameters, seed and version, on request the moment, and nothing else', async () => {
  let copied = new URL('http://nothing');
  const copyText = async (text: string) => {
    copied = new URL(text);
    return true;
  };
  const { store } = await renderAt(
    '/my/de/words?seed=7&name=Ada&amount=1234.5&t=90&still=1&theme=dark&utm=x',
    <Sheet />,
    { copyText },
  );
  const copy = page.getByRole('button', { name: 'Link kopieren' });
  const clock = page.getByRole('textbox', { name: 'Zeit' });
  await copy.click();
  await expect.element(status).toHaveTextContent('Link zur Simulation kopiert');
  expect(copied.pathname).toBe('/de');
  expect(copied.search).toBe(`?name=Ada&amount=1234.5&seed=7&engine=${ENGINE_VERSION}`);
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Ab simulierter Zeit' }).click();
  await expect.element(clock).toHaveValue('00:01:30');
  await copy.click();
  await expect.poll(() => copied.search).toContain('t=90&still=1'); // the page is paused
  const stays = page.getByRole('checkbox', { name: 'Dort angehalten bleiben' });
  await stays.click();
  await copy.click();
  await expect.poll(() => copied.search).not.toContain('still');
  await stays.click();
  await copy.click();
  await expect.poll(() => copied.search).toContain('t=90&still=1');
  const opened = createSessionStore(visitOf(`${copied.pathname}${copied.search}`)).getState();
  expect(opened.visit.play).toMatchObject({ at: 90_000, paused: true });
  expect(opened.session.trades).toEqual(store.getState().session.trades);
});

it('a link to be copied by hand is there for as long as it is the one that the sheet would copy', async () => {
  const { store } = await renderAt('/?seed=alpha&t=60&still=1', <Sheet />, {
    copyText: async () => false,
  });
  const before = store.getState().visit;
  store.dispatch({ type: 'openRun', address: { ...before.address, seed: 'beta' } });
  const copy = page.getByRole('button', { name: 'Copy link' });
  const link = page.getByRole('textbox', { name: 'Copying failed' });
  const shown = () => new URL(link.element().getAttribute('value') ?? '').search;
  await copy.click();
  await expect.poll(shown).toContain('seed=beta');
  expect(shown()).not.toContain('t=');
  await page.getByRole('checkbox', { name: 'Start at simulated time' }).click();
  await expect.element(link).not.toBeInTheDocument();
  await copy.click();
  await expect.poll(shown).toMatch(/[?&]t=/);
  store.dispatch({ type: 'return', visit: before });
  await expect.element(link).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Start at simulated time' }).click(); // a moment belongs to its run
  await copy.click();
  await expect.poll(shown).toMatch(/seed=alpha&.*t=60/);
});

it('the moment of a link can be written, and nothing is made of one that cannot be meant', async () => {
  const copied: URLSearchParams[] = [];
  const copyText = async (text: string) => {
    copied.push(new URL(text).searchParams);
    return true;
  };
  await renderAt('/?seed=7&t=12.5', <Sheet />, { copyText });
  const copy = page.getByRole('button', { name: 'Copy link' });
  const clock = page.getByRole('textbox', { name: 'Time' });
  await page.getByRole('checkbox', { name: 'Start at simulated time' }).click();
  await copy.click();
  await clock.fill('5:00');
  await copy.click();
  await clock.fill('90:00');
  await expect.element(clock).toHaveAccessibleDescription('That is 01:30:00.');
  await copy.click();
  await clock.fill('5:0');
  await expect
    .element(clock)
    .toHaveAccessibleDescription('Write it like 00:05:00, 5:00 or 300, up to 30\u00a0days.');
  await expect.element(copy).toHaveAttribute('aria-disabled', 'true');
  await copy.click({ force: true });
  expect(copied.map((query) => query.get('t'))).toEqual(['12.5', '300', '5400']);
});
