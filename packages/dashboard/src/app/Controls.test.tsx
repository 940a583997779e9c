import { createMarket, type MarketValues } from '@simulation/engine';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TradeList } from '../features/cards/list/TradeList';
import { focus, renderAt } from '../features/shared/testing/renderAt';
import { useStoreState } from '../store/react/useSession';
import { selectDialog } from '../store/selectors';
import { tour } from '../testing/tour';
import { Controls } from './Controls';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('what is written under Run stays while another sheet is open, and beside what opens there stands that it is not in it yet', async () => {
  const { store } = await renderAt('/?seed=7', <Controls />, {}, [tour]);
  store.dispatch({ type: 'openDialog', dialog: 'run' });
  const name = page.getByRole('textbox', { name: 'Name' });
  const applied = page.getByText('What you have changed is not applied yet');
  await expect.element(page.getByText('Tour of the run')).toBeVisible();
  await expect.element(applied).not.toBeInTheDocument();
  await userEvent.fill(name, 'Ada');
  await expect.element(applied).toBeVisible();
  await press('Settings');
  await press('Run');
  await expect.element(name).toHaveValue('Ada');
  await press('Apply and restart');
  store.dispatch({ type: 'openDialog', dialog: 'run' });
  await expect.element(name).toHaveValue('Ada');
  await expect.element(applied).not.toBeInTheDocument();
});

it('there is a sheet to share where an extra stands in it, and without one none', async () => {
  const sheets = () => page.getByRole('button', { name: 'Share', exact: true });
  const rendered = await renderAt('/?seed=7', <Controls />);
  rendered.store.dispatch({ type: 'openDialog', dialog: 'run' });
  await expect.element(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible();
  await expect.element(sheets()).not.toBeInTheDocument();
  await rendered.unmount();
  const { store } = await renderAt('/?seed=7', <Controls />, {}, [tour]);
  store.dispatch({ type: 'openDialog', dialog: 'run' });
  await sheets().click();
  await expect.element(page.getByText('Tour to share')).toBeVisible();
});

it('what an extra opens over a sheet lies over it', async () => {
  const { store } = await renderAt('/?seed=7', <Controls />, {}, [tour]);
  store.dispatch({ type: 'openDialog', dialog: 'run/ticket' });
  await expect.element(page.getByText('The ticket')).toBeVisible();
  await expect.element(page.getByText('Tour of the run')).toBeVisible();
});

it('to reset the run keeps the theme that the link names', async () => {
  const { store } = await renderAt('/de?seed=7&theme=dark&speed=5', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'settings' });
  await expect
    .element(page.getByRole('link', { name: 'zurücksetzen', exact: false }))
    .toHaveAttribute('href', '/de?theme=dark');
});

/** Gone while they are closed, with what is typed in them. */
const OpenControls = () => useStoreState(selectDialog) && <Controls />;

const FAIR_NOTE =
  'Fairer Markt – weiterhin simuliert: eine faire Münze, die in 50\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,35 €.';
const OWN_NOTE =
  'Angepasster Markt (aus dem Link) – weiterhin simuliert: eine Münze, die in 30\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,50 €.';

it('a market is switched on and off by keyboard; its chance and cost are set there, said in words, and Back restores those before', async () => {
  const { store } = await renderAt(
    '/de?seed=7',
    <>
      <TradeList />
      <OpenControls />
    </>,
  );
  const expectNote = (note: string) =>
    expect.poll(() => page.getByText(/weiterhin simuliert/).element().textContent).toBe(note);
  const field = (label: string) => page.getByRole('textbox', { name: label });
  const [chance, cost] = [field('Gewinnchance der Münze'), field('Kosten je Geschäft')];
  const openRun = () => store.dispatch({ type: 'openDialog', dialog: 'run' });
  const choice = (name: string) => page.getByRole('button', { name, exact: true });
  /** Applies what is written, and expects this market. */
  const apply = async (market: ReturnType<typeof createMarket>) => {
    focus(choice('Übernehmen und neu starten'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.getState().visit.dialog).toBeUndefined();
    expect(store.getState().visit.address.market).toEqual(market);
  };
  const choose = async (name: string) => {
    openRun();
    await expect.element(choice(name)).toBeVisible();
    focus(choice(name));
    await userEvent.keyboard(' ');
    await expect.element(choice(name)).toHaveAttribute('aria-pressed', 'true');
  };
  const fair = (values: MarketValues = {}) => createMarket('fair', values);
  await choose('Fairer Markt');
  await apply(fair());
  const first = store.getState().visit;
  await expectNote(FAIR_NOTE);
  openRun();
  await userEvent.fill(chance, '30');
  await userEvent.fill(cost, '0,5');
  // The choice is called fair only while its coin is.
  await expect.element(choice('Angepasster Markt')).toHaveAttribute('aria-pressed', 'true');
  await apply(fair({ chance: 30_00, cost: 50 }));
  const second = store.getState().visit;
  await expectNote(OWN_NOTE);
  openRun();
  await expect.element(chance).toHaveValue('30\u00a0%');
  await expect.element(cost).toHaveValue('0,50 €');
  openRun();
  await userEvent.fill(cost, '0');
  await userEvent.clear(chance);
  await apply(fair({ cost: 0 }));
  await expectNote(FAIR_NOTE.replace('jedes Geschäft kostet 0,35 €', 'Geschäfte kosten nichts'));

  for (const [visit, note] of [
    [second, OWN_NOTE],
    [first, FAIR_NOTE],
    [second, OWN_NOTE],
  ] as const) {
    store.dispatch({ type: 'return', visit });
    await expectNote(note);
  }
  openRun();
  await expect.element(chance).toHaveValue('30\u00a0%');
  await choose('Gezinkt');
  await apply(createMarket('rigged'));
});

it('one press leads back to a run of which nothing was chosen', async () => {
  const { store } = await renderAt('/de?seed=7&name=Ada&scenario=fair&speed=8&t=60', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'settings' });
  await expect.element(page.getByRole('link', { name: 'Lauf zurücksetzen' })).toHaveAttribute('href', '/de');
});
