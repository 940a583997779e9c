import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { HelpDialog } from './HelpDialog';

it('without any extra the help has its three steps and the warning of the next fraud, and speaks of nothing else', async () => {
  await renderAt('/?seed=7', <HelpDialog />);
  const help = page.getByRole('dialog', { name: 'I have paid already' });
  await expect.element(help).toHaveTextContent('What happened is not your fault.');
  const steps = help.getByRole('listitem').elements();
  expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
    'Pay nothing more,',
    'Call your bank',
    'Report it',
  ]);
  await expect.element(help).toHaveTextContent('Hang up: it is the next fraud.');
  expect(help.element().textContent).not.toMatch(/below|numbers and addresses/);
});
