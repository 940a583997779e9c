import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HelpDialog } from '../../../dashboard/src/features/help/HelpDialog';
import { focus, renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { openTourAt, STOPS } from '../../../dashboard/src/testing/tour';
import { explanation } from '../index';
import { en } from '../texts/en/help';
import { CONTACTS, COUNTRIES, type Country, dialled, firstContacts } from './contacts';

const renderHelp = (actions = {}) => renderAt('/?seed=7', <HelpDialog />, actions, [explanation]);

const dialog = page.getByRole('dialog', { name: 'I have paid already' });
const select = dialog.getByRole('combobox');
const live = (country: Country) => select.selectOptions(en.countries[country]);
const tap = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const sheet = () => dialog.element().querySelector('[data-call-sheet]');
const linksIn = (part: Element | null) =>
  new Set(Array.from(part?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href')));
const linksOf = (country: Country) =>
  CONTACTS[country].flatMap(({ link = [], tel, sms }) =>
    [link, tel ? `tel:${dialled(tel)}` : [], sms ? `sms:${sms.to}?body=${sms.word}` : []].flat(),
  );

it('help begins with what to do, says that its numbers are real, and has the contacts of each country, each to be called or opened', async () => {
  await renderHelp();
  await expect.element(dialog.getByRole('listitem').first()).toHaveTextContent('Pay nothing more');
  await expect.element(dialog).toHaveTextContent('What happened is not your fault.');
  await expect.element(dialog).toHaveTextContent('Somebody will soon offer to get it back.');
  for (const country of COUNTRIES) {
    await live(country);
    await expect.element(dialog).toHaveTextContent('These numbers and addresses are real.');
    await expect
      .poll(() => linksIn(dialog.element()), { message: country })
      .toEqual(new Set(linksOf(country)));
  }
});

it('two taps make a sheet for the call below them; another tap makes another, by keyboard too', async () => {
  await renderHelp();
  await live('at');
  expect(dialog.element().querySelectorAll('[data-paid-when]')).toHaveLength(0);
  await tap('Card');
  await expect.element(dialog.getByRole('group', { name: 'When?' })).toHaveFocus();
  await tap('Today');
  await expect.poll(sheet).toHaveTextContent('ask for a chargeback');
  await expect.element(dialog.getByRole('heading', { name: 'Paid by card today' })).toHaveFocus();
  expect(sheet()).toHaveTextContent('Hang up');
  expect(linksIn(sheet())).toContain('tel:059133');
  focus(dialog.getByRole('button', { name: 'Longer ago' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(sheet).toHaveTextContent('It is never too late to report it');
  expect(sheet()).not.toHaveTextContent('can sometimes still be stopped');
});

it('a sheet is copied as text, with its numbers', async () => {
  const copied: string[] = [];
  const copyText = async (text: string) => copied.push(text) > 0;
  await renderHelp({ copyText });
  await live('uk');
  await tap('Transfer');
  await tap('This week');
  await tap('Copy');
  await expect.element(dialog.getByRole('status').first()).toBeInTheDocument();
  expect(copied[0]).toMatch(/^Paid by transfer this week\n/);
  expect(copied[0]).toContain('Report Fraud, 0300 123 2040');
});

it('a year after it was checked, a number is no link any more, and says why', async () => {
  await renderHelp({ today: () => '2027-11-26' });
  await live('at');
  await expect.element(dialog.getByText('Not checked since 25\u00a0November 2026:').first()).toBeVisible();
  const numbers = () => [...linksIn(dialog.element())].filter((link) => link?.startsWith('tel:'));
  await expect.poll(numbers).not.toContain('tel:0800112112'); // checked on the 25th
  expect(numbers()).toContain('tel:059133'); // on the 27th
});

it('what has expired can be read and looked up in every country, and neither called nor written to', async () => {
  await renderHelp({ today: () => '2027-12-01' });
  for (const country of COUNTRIES) {
    await live(country);
    const looked = new Set(CONTACTS[country].map(({ link, source }) => link ?? source));
    await expect.poll(() => linksIn(dialog.element()), { message: country }).toEqual(looked);
    const reached = CONTACTS[country].flatMap(({ tel, sms }) =>
      sms ? `SMS ${sms.to}: ${sms.word}` : (tel ?? []),
    );
    for (const each of reached) await expect.element(dialog).toHaveTextContent(each);
  }
});

it('who comes from what speaks to minors is led to a youth line', async () => {
  const { store } = await renderHelp();
  openTourAt(store, STOPS.young);
  await live('us');
  const first = () => dialog.element().querySelector('[data-first-contacts]');
  await expect.poll(first).toHaveTextContent(/^For young people/);
  expect(dialog.element()).not.toHaveTextContent('AARP');
  for (const country of COUNTRIES.filter((each) => firstContacts(each, true)[0]?.purpose === 'youth')) {
    await live(country);
    await expect.poll(first, { message: country }).toHaveTextContent(/^For young people/);
  }
});
