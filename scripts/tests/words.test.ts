import { readFileSync } from 'node:fs';
import { LANGUAGES, LOCALES } from '@simulation/engine/texts';
import { expect, it } from 'vitest';
import { pageTexts } from '../../packages/dashboard/src/i18n/page';
import { labelSentence } from '../../packages/dashboard/src/i18n/texts';
import { FONT_LETTERS, FONT_SYMBOLS } from '../lib/fontCharacters';

/** Every text of every package, by language, package, file and key, and what the static page says. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../packages/*/src/{i18n,texts}/*/**/*.ts',
    '../../packages/dashboard/src/i18n/specified.ts',
    '../../packages/engine/src/texts/*.ts',
    '!**/index.ts',
    '!../../packages/engine/src/texts/{languages,markets,marketTexts}.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
);
const texts = new Map<string, string>([
  ...Object.entries(modules).flatMap(([file, module]) =>
    textsIn(
      module,
      file.replace(
        /^.*\/packages\/(\w+)\/src\/\w+\/(?:(\w\w)\/)?(.*)\.ts$/,
        (_, name, locale, path) => `${locale ? `${locale}/` : ''}${name}/${path}`,
      ),
    ),
  ),
  ...[
    ...readFileSync('packages/site/index.html', 'utf8').matchAll(/(?:content="|>)([^<>"]*\p{L}[^<>"]*)/gu),
  ].map(([, text = ''], index): [string, string] => [`index.html ${index}`, text]),
]);

function textsIn(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key}.${name}`));
}

/** What a package says of its own texts, in `src/testing/wordRules.ts`. */
type WordRules = {
  /** Where a word may stand that an invariant forbids: what the text says, and why that is no claim. */
  readonly allowed?: Readonly<Record<string, readonly (readonly [text: RegExp, reason: string])[]>>;
  /** Texts in which one language denies what the other says in a word of its own: “stopped working”, „funktioniert gerade nicht“. */
  readonly deniedOnce?: readonly string[];
  /** Texts in which people talk: they deny as people do in their language. */
  readonly talk?: RegExp;
  /** Texts with offices and sources of the countries that speak the language. */
  readonly ofCountries?: RegExp;
};

const wordRules = Object.entries(
  import.meta.glob<WordRules>('../../packages/*/src/testing/wordRules.ts', { eager: true }),
).map(([file, rules]) => ({ package: /packages\/(\w+)/.exec(file)?.[1] ?? '', ...rules }));

const allowedIn = (invariant: string) => wordRules.flatMap(({ allowed }) => allowed?.[invariant] ?? []);

/** Whether a package says so of a text, by the key that the text has without its language. */
const isOf = (kind: 'talk' | 'ofCountries', key: string) =>
  wordRules.some(
    (rules) =>
      key.startsWith(`${rules.package}/`) && rules[kind]?.test(key.slice(rules.package.length + 1)) === true,
  );

type Lint = {
  readonly invariant: string;
  readonly says: string;
  readonly words: RegExp;
};

const LINTS: readonly Lint[] = [
  {
    invariant: 'INV-09',
    says: 'calls itself by no softer word than simulation',
    words:
      /\bdemos?\b|\bdemo[- ]?(account|konto)|test account|testkonto|paper.?trading|papierhandel|musterdepot|spielgeld|play money|practice account|übungskonto|virtual (account|money|funds)/iu,
  },
  {
    invariant: 'INV-19',
    says: 'has no word of an account, a payment or a license, except to deny it',
    words:
      /account number|\bIBAN\b|deposit|\bbalance|last login|verified|\bKYC\b|licen[sc]ed|(?<!un)regulated|guarantee|risk.?free|\bpayout|\bpending|processing|kontonummer|kontostand|einzahl|guthaben|aus(zu)?zahl|verifiziert|lizenziert|reguliert|garantier|risikofrei|letzte anmeldung/iu,
  },
  {
    invariant: 'INV-24',
    says: 'pushes nobody',
    words:
      /\bnow\b|hurry|\btoday only|only today|last chance|limited time|act fast|don.t miss|\bjoin\b|congratulations|well done|\bjetzt\b|nur heute|beeil|\bsofort\b|letzte chance|nicht verpassen|glückwunsch|\bgratis\b|\bfree\b|!(?!\w)/iu,
  },
  {
    invariant: 'INV-22',
    says: 'names no broker, exchange or bank',
    words:
      /coinbase|kraken|bitfinex|robinhood|etoro|plus500|trade republic|scalable|metatrader|bloomberg|reuters|nasdaq|deutsche bank|sparkasse|paypal|visa\b|mastercard|interactive brokers|comdirect|\bING\b|revolut/iu,
  },
];

for (const { invariant, says, words } of LINTS) {
  const allowed = allowedIn(invariant);
  // E010
  it(`${invariant} every text ${says}`, () => {
    const claims = [...texts]
      .filter(([, text]) => words.test(allowed.reduce((left, [known]) => left.replace(known, ''), text)))
      .map(([key, text]) => `${key}: ${text}`);
    expect(claims).toEqual([]);
    const stale = allowed.filter(([known]) => ![...texts.values()].some((text) => known.test(text)));
    expect(stale, 'allowances for texts that are gone').toEqual([]);
  });
}

it('INV-09 the label says invented, and no account, no trades, no money, in every language', () => {
  expect(Object.fromEntries(LOCALES.map((locale) => [locale, labelSentence(pageTexts[locale])]))).toEqual({
    en: 'Simulation – all figures are invented. No account, no trades, no money.',
    de: 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
  });
});

it('INV-09 INV-19 INV-22 INV-24 no component has a text of its own, past these rules', () => {
  const components = Object.entries(
    import.meta.glob<string>(['../../packages/*/src/**/*.tsx', '!**/*.test.tsx', '!**/testing/**'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  );
  expect(components.length).toBeGreaterThan(50);
  const texts = components.flatMap(([file, source]) =>
    [
      ...source.matchAll(/(?<![=-])>([^<>{}]*\p{L}{2}[^<>{}]*)<\//gu),
      ...source.matchAll(/(?<![=-])>\s*(\p{L}[^<>{}=;()]*\p{L}[^<>{}=;()]*)[<{]/gu),
      ...source.matchAll(/\b(?:aria-label|title|alt|placeholder|label|text)="([^"]*\p{L}[^"]*)"/gu),
      ...source.matchAll(/\{'([^']*\p{L}{2}[^']*)'\}/gu),
    ].map(([, text = '']) => `${file}: ${text.trim()}`),
  );
  expect(texts).toEqual([]);
});

it('says nothing absolute of fake sites: some show losses, and some pay out', () => {
  const sentences = [...texts].flatMap(([key, text]) =>
    text.split(/(?<=[.:;]) /).map((sentence) => [key, sentence] as const),
  );
  const about = sentences.filter(([, sentence]) =>
    /fake (?:trading )?sites?\b|betrügerische/i.test(sentence),
  );
  expect(about.length).toBeGreaterThan(10);
  expect(
    about.filter(([, sentence]) =>
      /\b(?:always|never|only|nobody|often|immer|nie|nur|niemand|oft)\b/i.test(sentence),
    ),
  ).toEqual([]);
});

it('reads every text there is', () => {
  expect(texts.size).toBeGreaterThan(250);
  expect(texts.get('de/dashboard/page.de.realityNote')).toContain('74–89\u00a0%');
});

/* How texts are set. */
const isGerman = (key: string) => /^de\/|\/(?:specified\.specified|csvTexts\.CSV_TEXTS)\.de\./.test(key);
const written = [...texts].filter(([key]) => !key.startsWith('index.html'));
const german = written.filter(([key]) => isGerman(key));
const english = written.filter(([key]) => !isGerman(key));

function offending(among: readonly [string, string][], pattern: RegExp): string[] {
  return among.filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`);
}

it('knows which texts are German', () => {
  expect(german.length).toBeGreaterThan(150);
  expect(Math.abs(german.length - english.length)).toBeLessThan(40); // `/v` is in English only
  expect(offending(german, /\b(the|and|with|of)\b/)).toEqual([]);
  expect(offending(english, /\b(und|der|das|mit)\b/)).toEqual([]);
});

it('has true dashes and minus signs, and no hyphen in a range', () => {
  expect(offending(written, / - |\d-\d|--/)).toEqual([]);
});

it('writes percentages in one way: without a space in English, with a no-break space in German', () => {
  expect(offending(english, /\s%/u)).toEqual([]);
  expect(offending(german, /[^\u00a0]%/u)).toEqual([]);
});

it('keeps a number and its unit on one line', () => {
  expect(offending(written, /\d (s|min|h|day|Tag|Euro|euros)\b/)).toEqual([]);
});

it('has the quotation marks and apostrophes of its language', () => {
  expect(offending(written, /["']/)).toEqual([]);
  expect(offending(english, /„/)).toEqual([]);
  for (const [key, text] of german) expect(text.replace(/„[^„“”]*“/gu, ''), key).not.toMatch(/[„“”]/u);
  for (const [key, text] of english) expect(text.replace(/“[^„“”]*”/gu, ''), key).not.toMatch(/[„“”]/u);
});

it('has one term for each thing: seed, run, total', () => {
  expect(offending(german, /Startwort(?!\))|\bStand\b|ausgelost/)).toEqual([]);
  expect(offending(english, /stage set|\bband\b|drawn by chance|name of the run/i)).toEqual([]);
});

/* What has to be the same in every language. */

/** The texts of a language by file and key, without those of the specification and the ones that English alone has. */
function textsOf(locale: string): Map<string, string> {
  const own = [...texts].filter(([key]) => key.startsWith(`${locale}/`));
  return new Map(own.map(([key, text]) => [key.replace(/^\w+\/([\w/]+)\.\w+\./, '$1.'), text]));
}
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

it.each(LOCALES.filter((locale) => locale !== 'en'))(
  'has in %s the places of every English text',
  (locale) => {
    const translated = textsOf(locale);
    const wrong = [...textsOf('en')]
      .map(([key, text]) => [key, placesOf(text), placesOf(translated.get(key) ?? text)] as const)
      .filter(([, english, other]) => english !== other);
    expect(wrong).toEqual([]);
    expect(translated.size).toBeGreaterThan(250);
  },
);

/** Numbers without what each language puts between their digits, in any order. */
const numbersOf = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .sort()
    .join(' ');

it.each(LOCALES.filter((locale) => locale !== 'en'))(
  'has in %s the numbers of every English text',
  (locale) => {
    const translated = textsOf(locale);
    const wrong = [...textsOf('en')]
      .filter(([key]) => !isOf('ofCountries', key))
      .filter(([key, text]) => numbersOf(text) !== numbersOf(translated.get(key) ?? text))
      .map(([key, text]) => `${locale}/${key}: “${translated.get(key)}”, in English “${text}”`);
    expect(wrong).toEqual([]);
  },
);

/** Words that make a sentence say the opposite. A language without a line here is not compared. */
const DENIALS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:no|not|never|nothing|nobody|none|neither|cannot|without)\b|n’t\b/i,
  de: /\b(?:nicht|nichts|nie|niemals|niemand\w*|nirgends|kein\w*|weder|ohne)\b/i,
};

const DENIED_ONCE = wordRules.flatMap(({ package: name, deniedOnce = [] }) =>
  deniedOnce.map((key) => `${name}/${key}`),
);

it('denies in each language what it denies in the others, except where people talk', () => {
  for (const locale of LOCALES.filter((locale) => locale !== 'en' && locale in DENIALS)) {
    const translated = textsOf(locale);
    const differing = [...textsOf('en')]
      .filter(([key]) => !isOf('talk', key) && translated.has(key))
      .filter(([key, text]) => DENIALS.en?.test(text) !== DENIALS[locale]?.test(translated.get(key) ?? text))
      .map(
        ([key, text]) => [key, `${locale}/${key}: “${translated.get(key)}”, in English “${text}”`] as const,
      );
    expect(differing.filter(([key]) => !DENIED_ONCE.includes(key)).map(([, texts]) => texts)).toEqual([]);
    expect(differing.map(([key]) => key).toSorted(), 'exceptions that are none').toEqual(
      DENIED_ONCE.toSorted(),
    );
  }
});

it('has every letter and mark of its texts in the font of the page: else run scripts/subsetFont.ts with more', () => {
  const missing = [...texts].flatMap(([key, text]) =>
    Array.from(text.replace(/[\x20-\x7e]/g, ''))
      .filter(
        (character) =>
          /[\p{Script=Latin}\p{P}]/u.test(character) && !(FONT_LETTERS + FONT_SYMBOLS).includes(character),
      )
      .map((character) => `${key}: ${character}`),
  );
  expect(missing).toEqual([]);
});

it('shows the label in one language alone: label.css has a line for each', () => {
  const css = readFileSync('packages/dashboard/src/ui/frame/label.css', 'utf8');
  for (const locale of LOCALES)
    expect(css).toContain(`html[lang="${locale}"] .notice > :not(:lang(${locale}))`);
});

it('has a segment and a name of its own for each language', () => {
  for (const field of ['segment', 'name', 'dashboard'] as const)
    expect(new Set(LOCALES.map((locale) => LANGUAGES[locale][field])).size).toBe(LOCALES.length);
});
