import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, readAddress } from '.';
import { pageOf } from './page';
import { type Parameters, readParameters } from './parameters';
import { folderSite, ROOT } from './site';
import { pathOf, writeAddress } from './writeAddress';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('the path', () => {
  it.each(['/v', '/V', '/v/', '/v//', '/%76'])('%s is the second page, in English and USD', (path) => {
    expect(pageOf(path)).toEqual({ route: 'v', locale: 'en' });
  });

  it.each([
    '/',
    '/foo',
    '/foo/bar/baz',
    '/transactions',
    '//v',
    '/v/x',
    '/v.html',
    '/x/v',
    '/demo',
    '/desk',
    '/delta',
    '/DE',
    '/De',
    '/de+',
    '/dealer',
    '',
    '/%E0%A4%A',
    '/..;/x',
  ])('%s is the dashboard in English and USD', (path) => {
    expect(pageOf(path)).toEqual({ route: 'dashboard', locale: 'en' });
  });

  it.each(['/de', '/de/', '/x/de', '/de/x', '/v/de', '/de/v', '/x/de/y', '/de//', '/%64e', '/%E0%A4%A/de'])(
    '%s is the dashboard in German and EUR',
    (path) => {
      expect(pageOf(path)).toEqual({ route: 'dashboard', locale: 'de' });
    },
  );

  it('counts from where the site is hosted', () => {
    expect(pageOf('/de/v', '/de/')).toMatchObject({ route: 'v' });
    expect(pageOf('/de/', '/de/')).toMatchObject({ locale: 'en' });
    expect(pageOf('/v/demo/de', '/v/demo/')).toMatchObject({ route: 'dashboard', locale: 'de' });
    expect(pageOf('/demo/de', '/demo/de/')).toMatchObject({ route: 'dashboard', locale: 'en' });
    expect(pageOf('/v', '/v/')).toMatchObject({ route: 'dashboard' });
  });

  it('counts from the root where it is served elsewhere than it was built for', () => {
    expect(pageOf('/v', '/site/')).toMatchObject({ route: 'v' });
    expect(pageOf('/x/de', '/site/')).toMatchObject({ locale: 'de' });
  });

  it('leads, whatever it is, to one of two pages, in English with dollars or German with euros', () => {
    const segments = fc.array(fc.constantFrom('v', 'V', 'de', 'DE', 'demo', '')).map((all) => all.join('/'));
    fc.assert(
      fc.property(fc.oneof(anyText, segments), anyText, (path, base) => {
        expect([
          { route: 'v', locale: 'en' },
          { route: 'dashboard', locale: 'en' },
          { route: 'dashboard', locale: 'de' },
        ]).toContainEqual(pageOf(path, `/${base}/`));
      }),
    );
  });
});

describe('amount and trades', () => {
  const amountOf = (value: string) => readParameters(`?amount=${encodeURIComponent(value)}`).amount;
  const tradesOf = (value: string) => readParameters(`?trades=${encodeURIComponent(value)}`).trades;

  it.each([
    ['1234.5', 123_450],
    ['', 0],
    ['0', 0],
    ['-50', -5_000],
    ['1e3', 100_000],
    ['0x10', 1_600],
    [' 42 ', 4_200],
    ['+5', 500],
    ['5.', 500],
    ['1.005', 101],
    ['-0', 0],
    ['1000000000000', 100_000_000_000_000],
  ])('amount=%s is %d cents', (value, cents) => {
    expect(amountOf(value)).toBe(cents);
  });

  it.each([
    'abc',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e21',
    '1e309',
    '1000000000001',
    '1,000',
    '1.234,56',
    '١٢٣',
    '0x',
    '.',
    '5k',
  ])('amount=%s counts as absent', (value) => {
    expect(amountOf(value)).toBeUndefined();
  });

  it('keeps trades as given, to be rounded where they are shown, up to a thousand million', () => {
    expect(['12.7', '-5', '', '1e9', '-0'].map(tradesOf)).toEqual([12.7, -5, 0, 1e9, 0]);
    expect(['1e9.5', '1000000001', 'abc', '-1e308'].map(tradesOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the other parameters', () => {
  it('takes the first of a repeated one, a plus as a space, and full Unicode', () => {
    expect(readParameters('?name=Ann&name=Bob').name).toBe('Ann');
    expect(readParameters('?name=Max+Mustermann').name).toBe('Max Mustermann');
    expect(readParameters('?name=%C3%9E%C3%B3r%20%F0%9F%98%80').name).toBe('Þór 😀');
  });

  it('takes any text as a seed, cut at ten thousand', () => {
    expect(readParameters('?seed=0').seed).toBe('0');
    expect(readParameters('?seed=').seed).toBeUndefined();
    expect(readParameters('?seed=🐻‍❄️+7').seed).toBe('🐻‍❄️ 7');
    expect(readParameters(`?seed=${'x'.repeat(20_000)}`).seed).toHaveLength(10_000);
    expect(readParameters(`?seed=${'x'.repeat(9_999)}${encodeURIComponent('🐻')}`).seed).toBe(
      'x'.repeat(9_999),
    );
  });

  it('takes a speed of 0.25 to 1000, a moment of up to thirty days, and counts anything else as absent', () => {
    const speeds = ['0.25', '1', '1000', '0.2', '1001', '-1', 'fast', '', 'NaN'];
    expect(speeds.map((speed) => readParameters(`?speed=${speed}`).speed)).toEqual(
      [0.25, 1, 1000].concat(new Array(6).fill(undefined)),
    );
    const moments = ['0', '90.5', '1062303.802', '2592000', '2592001', '-1', 'x', '', '1e999'];
    expect(moments.map((t) => readParameters(`?t=${t}`).t)).toEqual(
      [0, 90_500, 1_062_303_802, 2_592_000_000].concat(new Array(5).fill(undefined)),
    );
  });

  it('knows still, scene and theme by their exact words', () => {
    expect(readParameters('?still=1&scene=error&theme=dark')).toMatchObject({
      still: true,
      scene: 'error',
      theme: 'dark',
    });
    expect(readParameters('?still=true&scene=%3Cb%3E&theme=x')).toMatchObject({
      still: false,
      scene: undefined,
      theme: undefined,
    });
  });

  it('takes a scene of small letters, digits and hyphens only, forty at most', () => {
    const names = ['overlay-3', 'x'.repeat(40), 'x'.repeat(41), 'Error', '<b>error', 'error<b>', ''];
    expect(names.map((scene) => readParameters(`?scene=${scene}`).scene)).toEqual(
      ['overlay-3', 'x'.repeat(40)].concat(new Array(5).fill(undefined)),
    );
  });

  it('knows one scenario by its exact word; any other counts as absent', () => {
    const said = ['fair', 'FAIR', 'fair ', '', '1', 'stage', '__proto__'];
    expect(said.map((scenario) => readParameters(`?scenario=${scenario}`).scenario)).toEqual(
      (['fair'] as (string | undefined)[]).concat(new Array(6).fill(undefined)),
    );
    expect(readParameters('?scenario=fair&scenario=x').scenario).toBe('fair');
  });

  it('knows how a run was picked by its exact words, among 2 to 1,000,000 runs', () => {
    const readOf = (picked: string) => readParameters(`?picked=${picked}`).picked;
    expect(readOf('best-of-1000')).toEqual({ rank: 'best', count: 1_000 });
    expect(readOf('worst-of-2')).toEqual({ rank: 'worst', count: 2 });
    expect(readOf('any-of-1000000')).toEqual({ rank: 'any', count: 1_000_000 });
    for (const other of [
      'best-of-1',
      'best-of-1000001',
      'best-of-0',
      'best-of-010',
      'best-of-1e3',
      'best',
      '',
    ])
      expect(readOf(other), other).toBeUndefined();
    for (const other of ['BEST-of-10', 'first-of-10', 'best-of--10', 'best-of-10%20', 'none', '__proto__'])
      expect(readOf(other), other).toBeUndefined();
  });

  describe('of an own market', () => {
    const read = (query: string) => {
      const { chance, cost } = readParameters(query);
      return { chance, cost };
    };
    const chanceOf = (value: string) => read(`?scenario=fair&chance=${encodeURIComponent(value)}`).chance;
    const costOf = (value: string) => read(`?scenario=fair&cost=${encodeURIComponent(value)}`).cost;

    it('are a chance of 1 to 99 % and a cost of 0 to 10, both to the hundredth', () => {
      expect(read('?scenario=fair&chance=30&cost=0.5')).toEqual({ chance: 30_00, cost: 50 });
      expect(['1', '99', '33.33', '1e1', '12.345'].map(chanceOf)).toEqual([1_00, 99_00, 33_33, 10_00, 12_35]);
      expect(['0', '10', '0.35', '1.005', '10.00'].map(costOf)).toEqual([0, 10_00, 35, 1_01, 10_00]);
    });

    it.each(['', ' ', 'x', '30%', '0,5', '-1', '-0.01', 'NaN', 'Infinity', '1e999', '٣٠', '100.01'])(
      'count as absent with %j',
      (value) => {
        expect(chanceOf(value)).toBeUndefined();
        expect(costOf(value)).toBeUndefined();
      },
    );

    it('count as absent without their scenario, and beyond their limits', () => {
      for (const scenario of ['', '&scenario=FAIR', '&scenario=own'])
        expect(read(`?chance=30&cost=0.5${scenario}`)).toEqual({ chance: undefined, cost: undefined });
      expect(costOf('10.01')).toBeUndefined();
      for (const chance of ['0', '0.99', '99.01', '100', '1000']) expect(chanceOf(chance)).toBeUndefined();
    });
  });

  it('never throws, and what it reads is sound', () => {
    fc.assert(
      fc.property(anyText, anyText, (key, value) => {
        for (const name of ['name', 'amount', 'trades', 'seed', 't', 'speed', 'chance', 'cost', key]) {
          const read = readParameters(`?scenario=fair&${name}=${value}`);
          expect(read.amount === undefined || Number.isSafeInteger(read.amount)).toBe(true);
          expect(read.t === undefined || Number.isSafeInteger(read.t)).toBe(true);
          for (const hundredths of [read.chance, read.cost])
            expect(hundredths === undefined || (Number.isInteger(hundredths) && hundredths >= 0)).toBe(true);
          expect(read.trades === undefined || Number.isFinite(read.trades)).toBe(true);
        }
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    'Ada',
    'Vera',
    'Anne-Marie',
    'Þór',
    'さくら',
    'अनिल',
    '0',
    'a=b',
    '`tick`',
    'NaN',
    '{{name}}',
    '&lt;b&gt;',
    "O'Brien",
    '-->',
    'محمد',
    '👨‍👩‍👧',
    '1️⃣',
    '❤️‍🔥',
    '👩🏽‍💻',
    '👩🏻‍❤️‍💋‍👨🏼',
  ])('%s stays as it is', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  it.each([
    ['  two   spaces ', 'two spaces'],
    ['a\tb\nc\vd\fe\rf\u2028g\u2029h', 'a b c d e f g h'],
    ['a\u0000b\u001b[31mc', 'ab[31mc'],
    ['\u202eabc\u202ddef', 'abcdef'],
    ['\u200eabc\u200b\ufeff', 'abc'],
    ['\u2800', ''],
    ['\ufe0f', ''],
    ['\u3164\u115f', ''],
    [' \n\n ', ''],
    ['\ud800x', 'x'],
    ['Z\u0300\u0301\u0302\u0303\u0304algo', 'Z\u0300\u0301algo'],
    [`Z${'\u0300\u0301\ufe0f\u200d\ufe0f'.repeat(50)}`, 'Z\u0300\u0301'],
    ['a\ufe0f\u200d\ufe0fb', 'a\ufe0f\ufe0fb'],
    ['A\u034fda', 'Ada'],
    ['👨\u200d'.repeat(6), '👨\u200d👨\u200d👨\u200d👨👨\u200d👨'],
    [`${' '.repeat(3_000)}x`, 'x'],
    [`${'\u200b'.repeat(2_000)}too late`, ''],
  ])('%j is read as %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it('has at most forty graphemes and ends in an ellipsis where it was cut', () => {
    expect(cleanName('A'.repeat(10_000))).toBe(`${'A'.repeat(39)}…`);
    expect(cleanName('A'.repeat(40))).toBe('A'.repeat(40));
  });

  it.each(['\u1100', 'क्', '🏻', '\u0d4e'])(
    'cannot be made long by %s, which counts as one grapheme however often',
    (unit) => {
      expect(Array.from(cleanName(`Z${unit.repeat(900)}`)).length).toBeLessThanOrEqual(40);
    },
  );

  it('keeps what fits of a grapheme without an end, and leaves no joiner behind', () => {
    expect(cleanName('\u1100'.repeat(900))).toBe(`${'\u1100'.repeat(39)}…`);
    const start = '\u0d4e'.repeat(37);
    expect(cleanName(`${start}👨\u200d👩\u200d👧`)).toBe(`${start}👨…`);
  });

  it('joins four pictures at most, whatever stands before them', () => {
    expect(cleanName('👨🏻\u200d'.repeat(6))).toBe('👨🏻\u200d👨🏻\u200d👨🏻\u200d👨🏻👨🏻\u200d👨🏻');
    expect(cleanName('👨\u200d👩 👨\u200d👩\u200d👧\u200d👦')).toBe('👨\u200d👩 👨\u200d👩\u200d👧\u200d👦');
  });

  it('has at most two hundred UTF-16 units, whole signs and the ellipsis included', () => {
    expect(cleanName('❤️‍🔥'.repeat(40))).toBe('❤️‍🔥'.repeat(40));
    expect(cleanName('👨‍👩‍👧'.repeat(30))).toBe(`${'👨‍👩‍👧'.repeat(24)}…`);
  });

  it('counts what is drawn as one sign as one, up to twenty UTF-16 units of it', () => {
    const start = 'x'.repeat(39);
    expect(cleanName(start + '\u1100'.repeat(20))).toBe(start + '\u1100'.repeat(20));
    expect(cleanName(start + '\u1100'.repeat(21))).toBe(`${start}…`);
  });

  it('stays sound when its signs are picked to attack it', () => {
    const sign = fc.constantFrom(
      'Z',
      ' ',
      '\u0300',
      '\u0301',
      '\ufe0f',
      '\u200d',
      '\u200b',
      '\u202e',
      '\u034f',
      '👨',
      '❤',
      '🏻',
      '\u1100',
      '\u0d4e',
      'क',
      '\u094d',
      '\ud83d',
      '\udc68',
      '🇩',
      '\u2800',
      '\ufeff',
      '…',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 300 }), (signs) => {
        const clean = cleanName(signs.join(''));
        expect(clean).not.toMatch(/[\u200b\u202e\ufeff\u2800]|\u034f|\p{Cs}|\p{M}\u200d?\p{M}\u200d?\p{M}/u);
        expect(clean).not.toMatch(/\u200d(?!\p{Extended_Pictographic})/u);
        expect(Array.from(new Intl.Segmenter('en').segment(clean)).length).toBeLessThanOrEqual(40);
        expect(clean.length).toBeLessThanOrEqual(200);
        expect(cleanName(clean)).toBe(clean);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has nothing unseen in it, whatever the link says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanName(name);
        expect(clean.replaceAll('\u200d', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]/u);
        expect(clean).not.toMatch(/\p{M}{3}/u);
        expect(Array.from(new Intl.Segmenter('en').segment(clean)).length).toBeLessThanOrEqual(40);
        expect(cleanName(clean)).toBe(clean);
      }),
    );
  });
});

describe('writing the address', () => {
  const anyParameters: fc.Arbitrary<Partial<Parameters>> = fc.record(
    {
      name: fc.string({ unit: 'grapheme' }).map(cleanName).filter(Boolean),
      amount: fc.integer({ min: -1e14, max: 1e14 }),
      trades: fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((trades) => trades + 0),
      seed: fc.string({ minLength: 1, unit: 'grapheme' }),
      picked: fc.record({
        rank: fc.constantFrom('best' as const, 'worst' as const, 'any' as const),
        count: fc.integer({ min: 2, max: 1e6 }),
      }),
      speed: fc.constantFrom(0.25, 1, 60, 1_000),
      t: fc.nat(2_592_000_000),
      still: fc.boolean(),
      scene: fc.constantFrom('error', 'overlay-3'),
      engine: fc.nat(99),
      theme: fc.constantFrom('light' as const, 'dark' as const),
    },
    { requiredKeys: [] },
  );
  const anyMarket = fc.record(
    {
      scenario: fc.constant('fair' as const),
      chance: fc.integer({ min: 1_00, max: 99_00 }).filter((chance) => chance !== 50_00),
      cost: fc.nat(10_00).filter((cost) => cost !== 35),
    },
    { requiredKeys: ['scenario'] },
  );
  const anyRun = fc
    .tuple(anyParameters, fc.option(anyMarket, { nil: {} }))
    .map(([parameters, market]): Partial<Parameters> => ({ ...parameters, ...market }));

  it('reads back as what was written', () => {
    fc.assert(
      fc.property(fc.constantFrom('/', '/v', '/de'), anyRun, (path, parameters) => {
        const url = new URL(writeAddress(path, parameters), 'https://example.test');
        const read = readAddress(url);
        const absent = {
          name: undefined,
          amount: undefined,
          trades: undefined,
          seed: undefined,
          scenario: undefined,
          picked: undefined,
          chance: undefined,
          cost: undefined,
          speed: undefined,
          t: undefined,
          still: false,
          scene: undefined,
          engine: undefined,
          theme: undefined,
        };
        expect(read).toEqual({ ...pageOf(path), ...absent, ...parameters });
      }),
    );
  });

  it('writes chance and cost only with their scenario, and not what the scenario has by itself', () => {
    const written = (parameters: Partial<Parameters>) => writeAddress('/', parameters);
    expect(written({ scenario: 'fair', chance: 30_00, cost: 50 })).toBe('/?scenario=fair&chance=30&cost=0.5');
    expect(written({ scenario: 'fair', chance: 33_33, cost: 0 })).toBe('/?scenario=fair&chance=33.33&cost=0');
    expect(written({ scenario: 'fair', chance: 1_00, cost: 35 })).toBe('/?scenario=fair&chance=1');
    expect(written({ scenario: 'fair', chance: 50_00, cost: 35 })).toBe('/?scenario=fair');
    expect(written({ chance: 30_00, cost: 50 })).toBe('/');
  });

  it.each(['//de', '///example.com', '/\\example.com'])('stays on its own site at %s', (path) => {
    expect(new URL(writeAddress(path, { seed: 'x' }), 'https://example.test').host).toBe('example.test');
  });

  it('has the shortest path of its page in a link to share', () => {
    for (const path of ['/v', '/de', '/']) expect(pathOf(pageOf(path))).toBe(path);
    expect(pathOf(pageOf('/my/de/account'))).toBe('/de');
    expect(pathOf(pageOf('/site/V/', '/site/'), { ...ROOT, base: '/site/' })).toBe('/site/v');
  });

  it('leads to the files of a folder, whatever the folders above it are called', () => {
    const links = (pathname: string, folder: string) => {
      const site = folderSite({ protocol: 'file:', pathname }, folder);
      const page = pageOf(site.base + folder, site.base);
      return [page.route, page.locale, pathOf({ route: 'v', locale: 'en' }, site)];
    };
    expect(links('/home/de/My%20f%C3%B6lder/index.html', '')).toEqual([
      'dashboard',
      'en',
      '/home/de/My%20f%C3%B6lder/v/index.html',
    ]);
    expect(links('/C:/de/x/de/index.html', 'de/')).toEqual(['dashboard', 'de', '/C:/de/x/v/index.html']);
    expect(links('/C:/x/v/index.html', 'v/')).toEqual(['v', 'en', '/C:/x/v/index.html']);
    expect(links('/x/v/', 'v/')).toEqual(['v', 'en', '/x/v/index.html']);
    expect(links('//share/x/index.html', '')).toEqual(['dashboard', 'en', '//share/x/v/index.html']);
  });

  it.each([
    ['about:srcdoc', 'de/'],
    ['blob:null/97d6b2', 'v/'],
    ['data:text/html;base64,PGh0bWw+/v/', ''],
    ['content://com.example.files/document/de/7', ''],
    ['file:///home/de/index.html', 'v/'],
  ])(
    'is the page of its folder, without links, in the frame of a viewer that shows it as %s',
    (opened, folder) => {
      const site = folderSite(new URL(opened), folder, true);
      expect(site.hasLinks).toBe(false);
      expect(pathOf(pageOf(site.base + folder, site.base), ROOT)).toBe(`/${folder.replace('/', '')}`);
    },
  );

  it('writes nothing that was not given', () => {
    expect(writeAddress('/v', {})).toBe('/v');
    expect(writeAddress('/x//de', {})).toBe('/x//de');
    expect(writeAddress('/', { amount: 123_450, seed: 'sun-bear-hoopoe-MUC' })).toBe(
      '/?amount=1234.5&seed=sun-bear-hoopoe-MUC',
    );
  });
});
