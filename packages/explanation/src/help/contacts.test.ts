import { expect, it } from 'vitest';
import {
  CONTACTS,
  COUNTRIES,
  type Contact,
  type Country,
  checklistContacts,
  contactsOf,
  firstContacts,
} from './contacts';

const all = Object.values(CONTACTS).flat();
const has = (contacts: readonly Contact[], purpose: Contact['purpose']) =>
  contacts.some((contact) => contact.purpose === purpose);

it('each contact has a way to it, a page that says so, and the day on which that was read', () => {
  for (const { name, tel, sms, link, source, checked } of all) {
    expect(tel ?? sms ?? link, name).toBeDefined();
    expect(source, name).toMatch(/^https:\/\/[\w.-]+\/\S+$/);
    expect(checked, name).toMatch(/^2026-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])$/);
    if (tel !== undefined) expect(tel, name).toMatch(/^\+?\d[\d ]*\d$/);
    if (link !== undefined) expect(new URL(link).protocol, name).toBe('https:');
  }
});

/** The part of a host that its owner has registered. */
const ownerOf = (address: string) =>
  /[^.]+\.(?:(?:com|co|org|gov|govt|gv|net|police|public)\.)?[^.]+$/.exec(new URL(address).hostname)?.[0];

it('what an organization says of itself was read on its own page, and no source is a collection of the pages of others', () => {
  const elsewhere = all.filter(
    ({ link, source, found }) =>
      (found === 'own' || found === 'host') && link !== undefined && ownerOf(link) !== ownerOf(source),
  );
  expect(elsewhere.map(({ name, source }) => `${name}: ${source}`)).toEqual([]);
  expect(all.filter(({ source }) => /doc[sk]?\w*lib|dokumen|wired-gov|scribd/.test(source))).toEqual([]);
});

it('what is said to be the page of an authority is on a host of one, and not on that of others who have its text', () => {
  const isPublic =
    /\b(?:gov|govt|police|polizei|admin)(?:\.|$)|\bcanada\.ca$|^(?:llv\.li|www\.(?:bmfsfj\.de|metengage\.co\.uk))$/;
  const others = all.filter(
    ({ found, source }) => found === 'authority' && !isPublic.test(new URL(source).hostname),
  );
  expect(others.map(({ name, source }) => `${name}: ${source}`)).toEqual([]);
});

it('nobody is named twice in a country, and no address is that of a test or of a page that was closed', () => {
  for (const country of COUNTRIES)
    expect(new Set(CONTACTS[country].map(({ name }) => name)).size, country).toBe(CONTACTS[country].length);
  expect(all.filter(({ source, link = '' }) => /abgeschaltet|staging|\btest\b/.test(source + link))).toEqual(
    [],
  );
});

it('every country has somebody to report to and somebody to ask about a provider', () => {
  for (const country of COUNTRIES.filter((id) => id !== 'elsewhere'))
    for (const purpose of ['report', 'warn'] as const)
      expect(has(CONTACTS[country], purpose), country).toBe(true);
});

it('in every country a telephone number comes first, or the place to report', () => {
  const numbers = Object.fromEntries(
    COUNTRIES.map((country) => {
      const first = firstContacts(country, false);
      return [country, first.find(({ tel }) => tel !== undefined)?.tel ?? first[0]?.name];
    }),
  );
  expect(numbers).toEqual({
    de: '116 116',
    at: '059 133',
    ch: '143',
    li: 'Landespolizei',
    lu: '45 45 45',
    uk: '159',
    ie: '116 006',
    us: '877 908 3360',
    ca: '888 495 8501',
    au: '1800 595 160',
    nz: '105',
    elsewhere: '116 006',
  });
});

it('where only those who talk have a number, a line for victims leads, and one for a crisis does not', () => {
  const leads = (country: Country) => firstContacts(country, false)[0]?.purpose;
  expect((['us', 'au', 'ie'] as const).map(leads)).toEqual(['support', 'support', 'support']);
  expect((['ch', 'lu'] as const).map(leads)).toEqual(['report', 'report']);
});

it('a minor is led to a youth line, and to nobody who talks to adults', () => {
  const countries: readonly Country[] = ['de', 'at', 'ch', 'uk', 'ie', 'us', 'ca', 'au'];
  for (const country of countries) {
    expect(firstContacts(country, true)[0]?.purpose, country).toBe('youth');
    expect(has(contactsOf(country, true), 'support'), country).toBe(false);
    const reached = firstContacts(country, true).some(
      ({ tel, sms }) => tel !== undefined || sms !== undefined,
    );
    expect(reached, country).toBe(true);
  }
});

it('who worries is told of a youth line and of somebody to talk to, wherever there is one', () => {
  for (const country of COUNTRIES) {
    const named = checklistContacts(country);
    expect(has(named, 'youth'), country).toBe(has(CONTACTS[country], 'youth'));
    const talks = (contacts: readonly Contact[]) => has(contacts, 'support') || has(contacts, 'crisis');
    expect(talks(named), country).toBe(talks(CONTACTS[country]));
    expect(new Set(named.map(({ purpose }) => purpose)).size, country).toBe(named.length);
  }
});
