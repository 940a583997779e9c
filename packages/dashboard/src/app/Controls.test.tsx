import { createMarket, type MarketValues } from '@simulation/engine';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TradeList } from '../features/cards/list/TradeList';
import { focus, renderAt } from '../features/shared/testing/renderAt';
import { useStoreState } from '../store/react/useSession';
import { selectDialog } from '../store/selectors';
import { Controls } from './Controls';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('what is written under Run stays while another sheet is open; Share and the way to the statistics say that it is not in them yet', async () => {
  const { store } = await renderAt('/?seed=7', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  const sentence = page.getByText('What you have changed under “Run”');
  await expect.element(page.getByText('Everyone who opens it sees this run')).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
  await press('Run');
  const name = page.getByRole('textbox', { name: 'Name' });
  const applied = page.getByText('What you have changed is not applied yet');
  await expect.element(applied).not.toBeInTheDocument();
  await userEvent.fill(name, 'Ada');
  await expect.element(applied).toBeVisible();
  await press('Share');
  await expect.element(sentence).toBeVisible();
  await press('Run');
  await expect.element(name).toHaveValue('Ada');
  await press('Apply and restart');
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await expect.element(sentence).not.toBeInTheDocument();
});

it.each([
  ['QR code', '/?seed=7&picked=best-of-100&t=300&still=1'],
  ['Class list', '/?seed=7-1&t=300&still=1'],
  ['Embed', '/?seed=7&picked=best-of-100&t=300&still=1&engine='],
])('the moment that was chosen for the link is in what %s makes too', async (button, link) => {
  const { store } = await renderAt('/?seed=7&t=300&picked=best-of-100', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await page.getByRole('checkbox', { name: 'Start at simulated time' }).click();
  await page.getByRole('checkbox', { name: 'Stay paused there' }).click();
  await press(button);
  const texts = () =>
    [...document.querySelectorAll('dialog:modal p, dialog:modal a, dialog:modal textarea')]
      .map((one) =>
        one instanceof HTMLTextAreaElement ? one.value.replaceAll('&amp;', '&') : one.textContent,
      )
      .join('\n');
  await expect.poll(texts).toContain(link);
});

it('to reset the run keeps the theme that the link names', async () => {
  const { store } = await renderAt('/de?seed=7&theme=dark&speed=5', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'settings' });
  await expect
    .element(page.getByRole('link', { name: 'zurücksetzen', exact: false }))
    .toHaveAttribute('href', '/de?theme=dark');
});

it('in the story Share says what a link opens, and offers no moment that it cannot hold', async () => {
  const { store } = await renderAt('/?seed=7&t=300', <Controls />);
  store.dispatch({ type: 'openStory' });
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await expect
    .element(page.getByText('It opens the story at the beginning of this chapter, with the usual sums.'))
    .toBeVisible();
  await expect.element(page.getByText('Everyone who opens it sees this run')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await press('Class list');
  const list = page.getByRole('dialog', { name: 'Class list' });
  await expect.element(list).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Fair market' })).not.toBeInTheDocument();
});

/** Gone while they are closed, with what is typed in them. */
const OpenControls = () => useStoreState(selectDialog) && <Controls />;

const FAIR_NOTE =
  'Fairer Markt – weiterhin simuliert: eine faire Münze, die in 50\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,35 €.';
const OWN_NOTE =
  'Angepasster Markt (aus dem Link) – weiterhin simuliert: eine Münze, die in 30\u00a0% der Fälle gewinnt; jedes Geschäft kostet 0,50 €.';

it('a market is switched on and off by keyboard; its chance and cost are set there, said in words, go along in files and frames, and Back restores those before', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { store, container } = await renderAt(
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
  const open = (dialog: 'run' | 'share') => store.dispatch({ type: 'openDialog', dialog });
  const choice = (name: string) => page.getByRole('button', { name, exact: true });
  /** Applies what is written, and expects this market. */
  const apply = async (market: ReturnType<typeof createMarket>) => {
    focus(choice('Übernehmen und neu starten'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => store.getState().visit.dialog).toBeUndefined();
    expect(store.getState().visit.address.market).toEqual(market);
  };
  const choose = async (name: string) => {
    open('run');
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
  open('run');
  await userEvent.fill(chance, '30');
  await userEvent.fill(cost, '0,5');
  // The choice is called fair only while its coin is.
  await expect.element(choice('Angepasster Markt')).toHaveAttribute('aria-pressed', 'true');
  await apply(fair({ chance: 30_00, cost: 50 }));
  const second = store.getState().visit;
  await expectNote(OWN_NOTE);
  open('run');
  await expect.element(chance).toHaveValue('30\u00a0%');
  await expect.element(cost).toHaveValue('0,50 €');
  open('share');
  await choice('Als CSV speichern').click();
  await expect.poll(() => saved).toEqual(['simulation-fair-30-0-50-7-de.csv']);
  await choice('Einbetten').click();
  await expect
    .poll(() => container.querySelector('textarea')?.value)
    .toMatch(/scenario=fair&amp;chance=30&amp;cost=0\.5/);
  open('run');
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
  open('run');
  await expect.element(chance).toHaveValue('30\u00a0%');
  await choose('Gezinkt');
  await apply(createMarket('rigged'));
});

it('one press leads back to a run of which nothing was chosen', async () => {
  const { store } = await renderAt('/de?seed=7&name=Ada&scenario=fair&speed=8&t=60', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'settings' });
  await expect.element(page.getByRole('link', { name: 'Lauf zurücksetzen' })).toHaveAttribute('href', '/de');
});
