import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { FootLinks } from './FootLinks';
import { HostLinks } from './HostLinks';

it('the foot leads to imprint and privacy page of a host that has named them, and to none otherwise', async () => {
  const { container } = await renderAt('/de', <FootLinks />);
  expect(container.textContent).not.toMatch(/Impressum|Datenschutz/);
  await renderAt(
    '/de',
    <HostLinks pages={{ imprint: 'https://schule.example/impressum', privacy: '/datenschutz' }} />,
  );
  await expect
    .element(page.getByRole('link', { name: 'Impressum' }))
    .toHaveAttribute('href', 'https://schule.example/impressum');
  await expect
    .element(page.getByRole('link', { name: 'Datenschutz' }))
    .toHaveAttribute('href', '/datenschutz');
});
