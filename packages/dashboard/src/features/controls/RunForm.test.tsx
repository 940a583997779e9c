import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openTourAt, STOPS } from '../../testing/tour';
import { closeTrades, renderAt } from '../shared/testing/renderAt';
import { RunForm } from './RunForm';

// INV-20
it.each([
  ['/', 'anna.de boer', 'What is left of it: boer'],
  ['/', 'Z\u0300\u0301\u0302\u0303algo', 'What is left of it: Z\u0300\u0301algo'],
  ['/', 'help@example.com', 'Nothing is left of it.'],
  ['/', 'A'.repeat(41), `What is left of it: ${'A'.repeat(39)}…`],
  ['/de', 'Ruf 0170 1234567', 'Davon bleibt: Ruf'],
])('at %s the field says what is left of the name %s, and the page shows that', async (path, typed, said) => {
  const { store } = await renderAt(`${path}?seed=7`, <RunForm />);
  const field = page.getByRole('textbox').first();
  await userEvent.fill(field, typed);
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(said));
  await page.getByRole('button', { name: /restart|neu starten/ }).click();
  expect(store.getState().visit.address.name ?? 'Nothing').toBe(said.replace(/.*: | is left.*/g, ''));
});

it('the field says nothing of a name that is shown whole', async () => {
  await renderAt('/?seed=7', <RunForm />);
  const field = page.getByRole('textbox').first();
  await userEvent.fill(field, ' J.Smith, Class of 2025/2026 ');
  await expect.element(field).toHaveAccessibleDescription('Empty: invented');
});

it('the text of the form has a blank between a field and what is said of it, and before the next field', async () => {
  const { container } = await renderAt('/?seed=7', <RunForm />);
  expect(container.textContent).toContain(
    'Name Empty: invented Start amount Empty: random Start trade count',
  );
});

it('what was refused is forgotten with its field, where another market is chosen', async () => {
  await renderAt('/?seed=7&scenario=fair', <RunForm />);
  await userEvent.fill(page.getByLabelText('Chance', { exact: false }), '200');
  await page.getByRole('button', { name: 'Apply and restart' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByText('Rigged', { exact: true }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('a number that the chosen market does not have is marked where another market is chosen, and not played', async () => {
  const { store } = await renderAt('/?seed=7&scenario=fair', <RunForm />);
  const chance = page.getByRole('textbox', { name: /^(Chance|Share)/ });
  const address = () => store.getState().visit.address;
  const before = address();
  await userEvent.fill(chance, '30');
  await userEvent.keyboard('{Tab}');
  await page.getByText('Rare losses', { exact: true }).click();
  await expect.element(chance).toHaveValue('30%');
  await expect.element(chance).toBeInvalid();
  await expect.element(chance).toHaveAccessibleDescription(/Expected is 80% to 99%/);
  await page.getByRole('button', { name: 'Apply and restart' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(chance).toHaveFocus();
  expect(address()).toBe(before);
  await page.getByText('Fair market', { exact: true }).click();
  await expect.element(chance).toBeValid();
  await page.getByRole('button', { name: 'Apply and restart' }).click();
  expect(address().market).toMatchObject({ name: 'fair', chance: 30_00 });
});

it('beside an extra the form says that its run is the page’s own, and when it is seen; the extra goes on', async () => {
  const { store } = await renderAt('/?seed=7', <RunForm />);
  const note = page.getByText(
    'This is the page’s own run. You see it again when you close what is open beside it.',
  );
  await expect.element(note).not.toBeInTheDocument();
  openTourAt(store, STOPS.guides);
  await expect.element(note).toBeVisible();
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Ada');
  await page.getByRole('button', { name: 'Apply and restart' }).click();
  expect(store.getState().session.run.name).toBe('Guide');
  store.dispatch({ type: 'leaveExtra' });
  expect(store.getState().session.run.name).toBe('Ada');
});

it('the form shows what the run is made from, and opens another run; what is empty is random', async () => {
  const { store } = await renderAt('/?seed=7&amount=1234.5&name=Ada&t=60', <RunForm />);
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  const address = () => store.getState().visit.address;
  await expect.element(field('Name')).toHaveValue('Ada');
  await expect.element(field('Start amount')).toHaveValue('$1,234.5');
  await expect.element(field('Start trade count')).toHaveValue('');
  await expect.element(field('Seed of the run')).toHaveValue('7');

  await userEvent.clear(field('Start amount'));
  await userEvent.type(field('Start amount'), '0098765.432');
  await userEvent.type(field('Start trade count'), '12');
  await userEvent.fill(field('Seed of the run'), 'lesson 3');
  await userEvent.keyboard('{Enter}');
  expect(address()).toMatchObject({ name: 'Ada', amount: 9_876_543, trades: 12, seed: 'lesson 3' });
  expect(store.getState().session.account.total).toBe(9_876_543);

  await userEvent.fill(field('Name'), '\u202e<b>Real</b>');
  for (const label of ['Start amount', 'Start trade count']) await userEvent.clear(field(label));
  await userEvent.keyboard('{Enter}');
  expect(address().name).toBe('<b>Real</b>');
  expect([address().amount, address().trades]).toEqual([undefined, undefined]);
});

it('a new run gets a fresh name, and starting again replays the same run, which is still the one that was picked', async () => {
  const { store } = await renderAt('/de?seed=7&picked=best-of-10', <RunForm />);
  const restart = page.getByRole('button', { name: 'Übernehmen und neu starten' });
  const address = () => store.getState().visit.address;
  await restart.click();
  expect(address()).toMatchObject({ seed: '7', picked: { rank: 'best', count: 10 } });
  await page.getByRole('button', { name: 'Neuer Lauf' }).click();
  expect([address().seed, address().picked]).toEqual(['fresh', undefined]);
  const { session } = store.getState();
  closeTrades(store, 1);
  expect(store.getState().session).not.toEqual(session);
  await restart.click();
  expect(store.getState().session).toEqual(session);
});

it('Back to another run leaves nothing of what was typed for the one before, and what is typed for one run stays while trades come', async () => {
  const { store } = await renderAt('/?seed=alpha', <RunForm />);
  const before = store.getState().visit;
  const amount = page.getByLabelText('Start amount', { exact: true });
  const restart = page.getByRole('button', { name: 'Apply and restart' });
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: 'New run' }).click();
  await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Zed');
  await userEvent.fill(amount, 'abc');
  await restart.click();
  await expect.element(alert).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(store.getState().visit.address.name).toBeUndefined(); // nothing was applied
  closeTrades(store, 2);
  expect(store.getState().session.trades).toHaveLength(2);
  await expect.element(amount).toHaveValue('abc');

  store.dispatch({ type: 'return', visit: before });
  await expect.element(page.getByLabelText('Seed of the run')).toHaveValue('alpha');
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('');
  await expect.element(amount).toHaveValue('');
  await expect.element(amount).not.toHaveAttribute('aria-invalid');
  await expect.element(alert).not.toBeInTheDocument();
  await restart.click();
  expect(store.getState().visit.address.seed).toBe('alpha');
  await expect.element(alert).not.toBeInTheDocument();
});

it('beside a share of wins stands what a trade brings on average', async () => {
  await renderAt('/?seed=7&scenario=rare-loss&chance=95&factor=10', <RunForm />);
  await expect.element(page.getByText(/On average \$3\.15 per trade\.$/)).toBeVisible();
  const factor = page.getByRole('textbox', { name: 'Loss, times as large' });
  await userEvent.fill(factor, '20');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/On average −\$0\.35 per trade\.$/)).toBeVisible();
});
