import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { en } from '../../i18n/en/help';
import { renderAt } from '../shared/testing/renderAt';
import { CONTACTS, COUNTRIES } from './contacts';
import { HelpDialog } from './Help';

it('help begins with what to do, and has for each country its own contacts, each to be called or opened', async () => {
  await renderAt('/?seed=7', <HelpDialog />);
  const help = page.getByRole('dialog', { name: 'I have paid already' });
  await expect.element(help.getByRole('listitem').first()).toHaveTextContent('Pay nothing more');
  await expect.element(help.getByText('The phone numbers and addresses below are real.')).toBeVisible();
  for (const country of COUNTRIES) {
    const name = en.countries[country];
    await help.getByRole('button', { name, exact: true }).click();
    const contacts = help.getByRole('region', { name, exact: true });
    const links = contacts.element().querySelectorAll('a');
    expect(new Set(Array.from(links, (link) => link.getAttribute('href'))), country).toEqual(
      new Set(
        CONTACTS[country].flatMap(({ link = [], tel }) =>
          [link, tel ? `tel:${tel.replaceAll(' ', '')}` : []].flat(),
        ),
      ),
    );
    expect(help.getByRole('region').elements(), country).toHaveLength(1);
  }
  await expect.element(help.getByText('116\u00a0006')).toBeVisible(); // elsewhere
});
