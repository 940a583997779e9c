import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cases as german } from '../../i18n/de/cases';
import { cases as english } from '../../i18n/en/cases';
import { CASE_SETS, CASES, type CaseId, type CaseSet, casesOf, SURFACES } from './cases';

const kindsOf = (set: CaseSet) => casesOf(set).map((id) => CASES[id].kind);
const has = (id: CaseId, surface: (typeof SURFACES)[number]) => CASES[id].surfaces.includes(surface);

/** How many of a set a rule tells right: whatever it finds is a fraud, or whatever it finds is honest. */
function told(set: CaseSet, isFound: (id: CaseId) => boolean): number {
  const ids = casesOf(set);
  const right = ids.filter((id) => isFound(id) === (CASES[id].kind === 'fraud')).length;
  return Math.max(right, ids.length - right);
}

it.each(CASE_SETS)('set %i has six cases, three honest and three not', (set) => {
  const kinds = kindsOf(set);
  expect(kinds).toHaveLength(6);
  expect(kinds.filter((kind) => kind === 'fraud')).toHaveLength(3);
});

it('no place in a set is always a fraud, or always honest', () => {
  for (let place = 0; place < 6; place += 1)
    expect(new Set(CASE_SETS.map((set) => kindsOf(set)[place])).size, `place ${place + 1}`).toBe(2);
});

it.each(CASE_SETS)('in set %i every surface is on an honest case and on a fraud', (set) => {
  for (const surface of SURFACES)
    for (const kind of ['honest', 'fraud'])
      expect(
        casesOf(set).some((id) => CASES[id].kind === kind && has(id, surface)),
        `${surface}, ${kind}`,
      ).toBe(true);
});

it.each(CASE_SETS)('in set %i no rule of surface tells more than four of six, nor do two together', (set) => {
  const rules = SURFACES.flatMap((one) => [
    { rule: one, right: told(set, (id) => has(id, one)) },
    ...SURFACES.filter((other) => other > one).flatMap((other) => [
      { rule: `${one} or ${other}`, right: told(set, (id) => has(id, one) || has(id, other)) },
      { rule: `${one} and ${other}`, right: told(set, (id) => has(id, one) && has(id, other)) },
    ]),
  ]);
  const counted = [1, 2, 3, 4, 5].map((least) => ({
    rule: `${least} or more of them`,
    right: told(set, (id) => CASES[id].surfaces.length >= least),
  }));
  expect([...rules, ...counted].filter(({ right }) => right > 4)).toEqual([]);
});

/** What a text has to say, and no other text says, for each surface. */
const SAID = {
  en: {
    person: /aunt|friend|colleague|adviser|boss/,
    institution:
      /[Bb]ank (?:from|writes|calls)|Your bank|tax office|insurer|cooperative|regulator|firm (?:adds|pays|in|from)|bicycle shop|exchange in the register(?!\.)/,
    crypto: /crypto|Bitcoin/,
    transfer: /transfer/,
    promise: /%|pays \$|is due to you|back for|adds \$|doubled|of your money/,
    hurry: /by (?:Friday|the 15th|31)|until|today|At this moment|within a week/,
    register: /register/,
    warning: /can (?:fall|lose)|gone|prices fall|After that|a fee rises|warns of/,
  },
  de: {
    person: /Tante|Freundin|Kollege|Berater|Chefin/,
    institution:
      /eine Bank|Ihre Bank|Finanzamt|Krankenkasse|Genossenschaft|Finanzaufsicht|Der Betrieb|Firma|werkstatt|Kryptobörse/,
    crypto: /[Kk]rypto|Bitcoin/,
    transfer: /[Üü]berweis/,
    promise: /%|zahlt 50|bekämen|zurück für|legt 20|verdoppelt|2\.400/,
    hurry: /bis (?:Freitag|30|31|zum|Monatsende)|heute|In diesem Moment|binnen/,
    register: /Register/,
    warning: /kann (?:sinken|alles weg)|können alles|Kurse fallen|Danach|steigt eine Gebühr|warnt vor/,
  },
} as const;

const TEXTS = [
  { locale: 'en', texts: english, said: SAID.en },
  { locale: 'de', texts: german, said: SAID.de },
];

it.each(TEXTS)(
  'each case shows in its text what the table says of its surface, and no more ($locale)',
  ({ texts, said }) => {
    for (const set of CASE_SETS)
      for (const id of casesOf(set))
        expect(
          SURFACES.filter((surface) => said[surface].test(texts[id].text)),
          id,
        ).toEqual(CASES[id].surfaces);
  },
);

it.each(TEXTS)('a case is told in at most 35 words, and its check in 30 ($locale)', ({ texts }) => {
  const words = (text: string) => text.split(/\s+/).length;
  const long = Object.entries(texts).filter(([, { text, check }]) => words(text) > 35 || words(check) > 30);
  expect(long).toEqual([]);
});

it.each(TEXTS)('in no set does the length of a text tell more than four of six ($locale)', ({ texts }) => {
  for (const set of CASE_SETS)
    for (const { length } of casesOf(set).map((id) => texts[id].text))
      expect(
        told(set, (id) => texts[id].text.length > length),
        `set ${set}, longer than ${length}`,
      ).toBeLessThanOrEqual(4);
});

it('every case is listed with a source, and no source lists a case that is gone', () => {
  const document = readFileSync('packages/lessons/texts/sources.md', 'utf8');
  const listed = [...document.matchAll(/\*\*cases\*\*: ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(', '),
  );
  expect([...new Set(listed)].toSorted()).toEqual(Object.keys(CASES).toSorted());
});
