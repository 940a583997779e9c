import { LOCALES } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import { helpTexts } from '../texts/help';
import { callSheet, sheetInText } from './callSheet';
import { COUNTRIES, type Country } from './contacts';
import type { Day } from './expiry';
import { PAID_BY, PAID_WHEN, type Paid } from './paid';

/** Every sheet there is, as it is copied. */
const ALL = LOCALES.flatMap((locale) =>
  COUNTRIES.flatMap((country) =>
    PAID_BY.flatMap((by) =>
      PAID_WHEN.map((when) => {
        const sheet = callSheet({ by, when }, country, false, helpTexts[locale]);
        return {
          locale,
          country,
          by,
          when,
          sheet,
          text: sheetInText(sheet, helpTexts[locale], '2026-12-01'),
        };
      }),
    ),
  ),
);

/** Those that are not as they should be, by how, when, country and language. */
const wrong = (isWrong: (one: (typeof ALL)[number]) => boolean) =>
  ALL.filter(isWrong).map(({ locale, country, by, when }) => `${by} ${when} ${country} ${locale}`);

it('each of five ways at three times has a sheet in twelve countries and two languages, with all of its parts', () => {
  expect(ALL).toHaveLength(5 * 3 * 12 * 2);
  expect(
    wrong(({ sheet }) => sheet.todo.length < 2 || sheet.ready.length < 2 || sheet.tell.length === 0),
  ).toEqual([]);
  const isSentence = ({ sentence }: { sentence: string }) => /^[“„][^“”„]+[.?][”“]$/u.test(sentence);
  expect(wrong(({ sheet }) => !sheet.say.every(isSentence))).toEqual([]);
  expect(wrong(({ text }) => /undefined|\{\w+\}/.test(text))).toEqual([]);
});

it('on top of every sheet stands that one is to hang up when somebody offers to get the money back; the sentence to say follows', () => {
  const begins = /^.*\n(?:Somebody will soon .* Hang up|Bald bietet .* Auflegen)\.\n\n.*:\n• [“„]/;
  expect(wrong(({ text }) => !begins.test(text))).toEqual([]);
});

it('a copied sheet says of the numbers above that they are real, and of one that has expired that it was not checked since', () => {
  const real =
    /(?:SMS|https?:|, \d)[\s\S]*\n\n(?:These numbers and addresses|Diese Nummern und Adressen).* (?:real|echt)\.\n/;
  expect(wrong(({ text }) => !real.test(text) || /below|unten/.test(text))).toEqual([]);
  const expired = ({ sheet, locale }: (typeof ALL)[number], today: Day) =>
    sheetInText(sheet, helpTexts[locale], today).match(/Not checked since|Seit dem .* nicht geprüft/g)
      ?.length ?? 0;
  expect(wrong((one) => expired(one, '2026-12-01') > 0)).toEqual([]);
  expect(wrong((one) => expired(one, '2027-12-01') !== one.sheet.tell.length)).toEqual([]);
});

it('it is never too late to report: every sheet says so once, and that of long ago beneath what to say', () => {
  const isSaid = /never too late|nie zu spät/g;
  expect(wrong(({ text }) => text.match(isSaid)?.length !== 1)).toEqual([]);
  const beneath = wrong(({ text }) => /[”“]\n\n[^\n]*(?:never too late|nie zu spät)/.test(text));
  expect(beneath).toEqual(wrong(({ when }) => when === 'longer'));
});

it('longer ago nothing says that hours count, or that a payment can still be stopped', () => {
  const hurries =
    /hours?\b|straight away|immediately|as soon as|\bstop(?:ped)?\b|of today|Stunde|gleich\b|umgehend|aufhalten|stoppen|von heute/i;
  const said = ({ sheet: { opening, besides, todo, say, notes } }: (typeof ALL)[number]) =>
    [opening, ...besides, ...todo, JSON.stringify(say), ...notes]
      .join(' ')
      .replace(/may stop them|kann verhindern/, '');
  expect(wrong((one) => one.when === 'today' && hurries.test(said(one))).length).toBeGreaterThan(50);
  expect(wrong((one) => one.when === 'longer' && hurries.test(said(one)))).toEqual([]);
});

it('no deadline is stated: none has a source of its own', () => {
  expect(
    wrong(({ text }) => /\b\d+\s(?:hours|days|weeks|months|Stunden|Tage|Wochen|Monate)/.test(text)),
  ).toEqual([]);
});

const sheetOf = (paid: Paid, country: Country = 'at') => callSheet(paid, country, false, helpTexts.en);

it('each way has what helps with it alone', () => {
  for (const when of PAID_WHEN) {
    const todo = (by: Paid['by']) => sheetOf({ by, when }).todo.join(' ');
    expect(todo('card')).toContain('chargeback');
    expect(todo('transfer')).toContain('recall');
    expect(todo('crypto')).toContain('exchange');
    expect(todo('cash')).toMatch(/Keep the cards and the receipts/);
    expect(todo('remote')).toContain('on another device');
    expect(sheetOf({ by: 'crypto', when }).ready.join(' ')).toContain('transaction ID');
    expect(sheetOf({ by: 'cash', when }).ready.join(' ')).toContain('numbers on the cards');
  }
  const spokenTo = (paid: Paid) => sheetOf(paid).say.map(({ whom }) => whom);
  expect(spokenTo({ by: 'remote', when: 'today' })).toEqual([
    expect.stringMatching(/^Take the computer or phone offline\. .*bank/),
  ]);
  expect(spokenTo({ by: 'cash', when: 'today' })).toEqual([
    expect.stringMatching(/^Vouchers, gift cards: call the company/),
    expect.stringMatching(/^Cash: call the bank/),
  ]);
});

it('where somebody was on the computer, nothing to say claims that one did not make the payments: many did, as they were told', () => {
  const claims = /did not make these|not me\b|habe ich nicht|waren? nicht ich/i;
  expect(
    wrong(({ by, sheet }) => by === 'remote' && sheet.say.some(({ sentence }) => claims.test(sentence))),
  ).toEqual([]);
});

it('every sheet says what to do for a minor: a parent calls too', () => {
  expect(wrong(({ text }) => !/^Under 18\? A parent|^Unter 18\? Ein Elternteil/m.test(text))).toEqual([]);
});

it('the title of a sheet is one phrase, not answers set side by side', () => {
  expect(wrong(({ sheet: { title } }) => /[:,{]/.test(title))).toEqual([]);
});

it('rules of Germany and the United Kingdom stand in no other country, and the Schufa is German', () => {
  const notes = (country: Country, by: Paid['by']) => sheetOf({ by, when: 'week' }, country).notes.join(' ');
  expect(notes('uk', 'transfer')).toContain('£85,000');
  for (const by of ['card', 'transfer', 'remote'] as const) {
    expect(notes('de', by)).toContain('grossly negligent');
    expect(notes('de', by)).toContain('does not have to refund what you authorized yourself');
  }
  for (const country of COUNTRIES.filter((each) => each !== 'uk'))
    expect(notes(country, 'transfer')).not.toContain('£');
  for (const country of COUNTRIES.filter((each) => each !== 'de'))
    for (const by of PAID_BY) expect(notes(country, by), country).not.toMatch(/Germany|Schufa/);
});

it('while the country is not known the sheet is there, and names nobody', () => {
  expect(callSheet({ by: 'card', when: 'today' }, undefined, false, helpTexts.en).tell).toEqual([]);
});

it('blocking cards is said only where a card or online banking was used, and longer ago only where somebody may be there still', () => {
  const blocks = (when: Paid['when']) =>
    PAID_BY.filter((by) => sheetOf({ by, when }, 'de').tell.some(({ purpose }) => purpose === 'block'));
  for (const when of ['today', 'week'] as const) expect(blocks(when)).toEqual(['card', 'transfer', 'remote']);
  expect(blocks('longer')).toEqual(['remote']);
});
