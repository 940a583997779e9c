import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { RunForm } from './RunForm';

// INV-20
it.each([
  ['/', 'Anna.de Boer', 'What is left of it: Boer'],
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
  await userEvent.fill(field, ' Class of 2025/2026 ');
  await expect.element(field).toHaveAccessibleDescription('Empty: invented');
});
