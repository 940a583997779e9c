import { createMarket, PARAMETER_NAMES, valuesOf } from '@simulation/engine';
import { anyText } from '@simulation/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address';
import { readParameters } from './parameters';
import { writeAddress } from './writeAddress';

const text = anyText({ maxLength: 200 });

describe('amount and trades', () => {
  const amountOf = (value: string) => readParameters(`?amount=${encodeURIComponent(value)}`).amount;
  const tradesOf = (value: string) => readParameters(`?trades=${encodeURIComponent(value)}`).trades;

  // E040
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
    ['500,', 50_000], // what text around a link leaves at the end of a value
    ['5\u200b00', 50_000],
  ])('amount=%s is %d cents', (value, cents) => {
    expect(amountOf(value)).toBe(cents);
  });

  // E040
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
    '\u200b',
  ])('amount=%s counts as absent', (value) => {
    expect(amountOf(value)).toBeUndefined();
  });

  it('keeps trades as given, to be rounded where they are shown, up to a thousand million', () => {
    expect(['12.7', '-5', '', '1e9', '-0'].map(tradesOf)).toEqual([12.7, -5, 0, 1e9, 0]);
    const refused = ['1e9.5', '1000000001', 'abc', '-1e308'];
    expect(refused.map(tradesOf)).toEqual(refused.map(() => undefined));
  });
});

describe('a link that was mangled on its way', () => {
  const link = '?seed=Lesson-1&scenario=fair&chance=52.5&t=60&still=1';
  const asMeant = readParameters(link);

  it.each([
    ['with &amp;', link.replaceAll('&', '&amp;')],
    ['escaped twice', link.replaceAll('&', '&amp;amp;')],
    ['with capitals in the name of the market', link.replace('fair', 'Fair')],
    ['with capitals in the names of parameters', link.replace('seed', 'Seed').replace('&t=', '&T=')],
    ['with parameters of others', `${link.replace('?', '?fbclid=x&')}&utm_source=mail&utm_medium=a.b`],
    ['at the end of a sentence', `${link}.`],
    ['in brackets', `${link})`],
    ['in brackets at the end of a sentence', `${link}).`],
    ['before a comma', `${link},`],
    ['in quotes', `${link}%22`],
    ['in curly quotes', `${link}%E2%80%9D`],
    ['in angle brackets', `${link}%3E`],
    ['with spaces', link.replace('=60', '=60%20').replace('Lesson-1', '+Lesson-1%20')],
    ['with what draws nothing', link.replace('=60', '=60%E2%80%8B').replace('=52.5', '=%EF%BB%BF52.5')],
  ])('%s is the same', (_, mangled) => {
    expect(readParameters(mangled)).toEqual(asMeant);
  });

  it.each([
    ['?seed=lesson-1.', 'lesson-1'],
    ['?seed=lesson-1)', 'lesson-1'],
    ['?seed=lesson-1!).', 'lesson-1'],
    ['?seed=7(b)', '7(b)'],
    ['?seed=(7b))', '(7b)'],
    ['?seed=7b%29', '7b)'],
    ['?seed=7b%2E', '7b.'],
    ['?seed=.', '.'],
    ['?seed=a;b=c?d', 'a;b=c?d'],
  ])('%s has the seed %s', (mangled, seed) => {
    expect(readParameters(mangled).seed).toBe(seed);
  });

  it('that is not said to be still is played', () => {
    expect(
      ['?seed=7', '?still=0', '?still=2', '?still=1'].map((query) => readParameters(query).still),
    ).toEqual([false, false, false, true]);
  });

  it('keeps a dot at the end of a seed that the page itself has written', () => {
    for (const seed of ['a.', '...', 'a!', '(a)', 'a)'])
      expect(readParameters(writeAddress('', { seed })).seed).toBe(seed);
  });

  it.each([
    ['?scenario=fair&chance=52,5x&cost=0.5', ['chance']],
    ['?speed=fast&scenario=fare&seed=7', ['scenario', 'speed']],
    [`?seed=${'x'.repeat(101)}&t=1,5`, ['seed', 't']],
    ['?chance=x', ['chance']],
    ['?picked=best&engine=x&theme=pink&still=yes&scene=a+b', ['picked', 'still', 'scene', 'engine', 'theme']],
    ['?still=constructor', ['still']],
    ['?seed=&t=&scenario=&chance=&still=0', []],
    ['?name=%00&amount=1.234,56&trades=many', ['amount', 'trades']],
    ['?amount=1e30&trades=x', ['amount', 'trades']],
    ['?amount=&trades=&name=', []],
    ['?utm_source=x&sead=7', []],
    ['?chance=30', ['chance']],
    ['?scenario=rare-loss&chance=99&factor=2&cost=10', ['cost']],
    ['?scenario=fair&factor=2&cost=10', ['factor']],
  ])('%s names what was not understood: %s', (mangled, unread) => {
    expect(readParameters(mangled).unread.toSorted()).toEqual(unread.toSorted());
  });
});

describe('the other parameters', () => {
  it('takes the first of a repeated one, a plus as a space, and full Unicode', () => {
    expect(readParameters('?name=Ann&name=Bob').name).toBe('Ann');
    expect(readParameters('?name=Max+Mustermann').name).toBe('Max Mustermann');
    expect(readParameters('?name=%C3%9E%C3%B3r%20%F0%9F%98%80').name).toBe('Þór 😀');
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
    const names = ['overlay-3', 'x'.repeat(40), 'x'.repeat(41), 'err or', '<b>error', 'error<b>', ''];
    expect(names.map((scene) => readParameters(`?scene=${scene}`).scene)).toEqual(
      ['overlay-3', 'x'.repeat(40)].concat(new Array(5).fill(undefined)),
    );
  });

  it('knows a scenario by its word, in any case; any other counts as absent', () => {
    const said = ['rare-loss', 'FAIR', 'rigged', 'fare', 'fa ir', '', '1', 'stage', '__proto__'];
    expect(said.map((value) => readParameters(`?scenario=${value}`).market.name)).toEqual(
      ['rare-loss', 'fair'].concat(new Array(7).fill('rigged')),
    );
    expect(readParameters('?scenario=fair&scenario=x').market.name).toBe('fair');
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
    for (const other of ['first-of-10', 'best-of--10', 'best-of-1%200', 'none', '__proto__'])
      expect(readOf(other), other).toBeUndefined();
  });

  describe('of an own market', () => {
    const read = (query: string) => {
      const { market } = readParameters(query);
      return market.name === 'fair' ? market : undefined;
    };
    const chanceOf = (value: string) => read(`?scenario=fair&chance=${encodeURIComponent(value)}`)?.chance;
    const costOf = (value: string) => read(`?scenario=fair&cost=${encodeURIComponent(value)}`)?.cost;

    it('are a chance of 1 to 99 % and a cost of 0 to 10, both to the hundredth', () => {
      expect(read('?scenario=fair&chance=30&cost=0.5')).toEqual(
        createMarket('fair', { chance: 30_00, cost: 50 }),
      );
      expect(['1', '99', '33.33', '1e1', '12.345'].map(chanceOf)).toEqual([1_00, 99_00, 33_33, 10_00, 12_35]);
      expect(['0', '10', '0.35', '1.005', '10.00'].map(costOf)).toEqual([0, 10_00, 35, 1_01, 10_00]);
    });

    it.each(['', ' ', 'x', '30%', '0,5', '-1', '-0.01', 'NaN', 'Infinity', '1e999', '٣٠', '100.01'])(
      'count as absent with %j',
      (value) => {
        expect(chanceOf(value)).toBe(50_00);
        expect(costOf(value)).toBe(35);
      },
    );

    it('count as absent without their scenario, and beyond their limits', () => {
      for (const scenario of ['', '&scenario=fare', '&scenario=own'])
        expect(readParameters(`?chance=30&cost=0.5${scenario}`).market).toEqual({ name: 'rigged' });
      expect(costOf('10.01')).toBe(35);
      for (const chance of ['0', '0.99', '99.01', '100', '1000']) expect(chanceOf(chance)).toBe(50_00);
    });

    it('have limits of their own in each market, and a factor is whole', () => {
      const rare = (query: string) => readParameters(`?scenario=rare-loss&${query}`).market;
      expect(rare('chance=80&factor=20')).toEqual({ name: 'rare-loss', chance: 80_00, factor: 20 });
      expect(rare('chance=79.99&factor=21')).toEqual(createMarket('rare-loss'));
      expect(rare('factor=2.5')).toMatchObject({ factor: 3 });
    });
  });

  it('that `/v` has not is named there and absent: its script is of no market, and nobody has picked it', () => {
    const search = '?seed=7&scenario=fair&chance=30&picked=best-of-10&speed=2';
    const { unread, ...read } = readAddress({ pathname: '/v', search });
    expect(unread).toEqual(['scenario', 'chance', 'picked']);
    expect({ ...read, unread: [] }).toEqual(readAddress({ pathname: '/v', search: '?seed=7&speed=2' }));
    expect(readAddress({ pathname: '/de', search }).unread).toEqual([]);
  });

  it('never throws, and what it reads is sound', () => {
    fc.assert(
      fc.property(text, text, (key, value) => {
        for (const name of ['name', 'amount', 'trades', 'seed', 't', 'speed', ...PARAMETER_NAMES, key]) {
          const read = readParameters(`?scenario=rare-loss&${name}=${value}`);
          expect(read.amount === undefined || Number.isSafeInteger(read.amount)).toBe(true);
          expect(read.t === undefined || Number.isSafeInteger(read.t)).toBe(true);
          for (const { value, range } of valuesOf(read.market))
            expect(Number.isInteger(value) && value >= range.from && value <= range.to).toBe(true);
          expect(read.trades === undefined || Number.isFinite(read.trades)).toBe(true);
        }
      }),
    );
  });
});

describe('a link that a mail program has changed', () => {
  const read = (link: string) => {
    const { pathname, search, hash } = new URL(link, 'https://example.test');
    return readParameters(search, { pathname, hash });
  };

  it.each([
    ['with everything escaped', '/?seed%3D7%26scenario%3Dfair%26engine%3D2'],
    ['with its = escaped', '/?seed%3D7'],
    ['escaped twice', '/?seed%253D7%2526t%253D30'],
    ['with its ? escaped', '/%3Fseed=7'],
    ['with its ? escaped below a path', '/de%3Famount=5000&trades=3'],
    ['with all of its query in the path', '/de%253Fseed%253D7'],
    ['without its ?', '/seed=7&t=30'],
    ['with a second ?', '/?seed=7?utm_source=twitter'],
    ['with a second ? that is escaped', '/?seed=7%3Futm_source=twitter'],
    ['with two ? at once', '/??seed=7'],
    ['with ; for &', '/?seed=7;t=30'],
    ['with ; for & behind a parameter of others', '/?utm_source=news;seed=7'],
    ['with & escaped', '/?seed=7%26t=30'],
    ['with & and = escaped in the middle', '/?seed=7%26t%3D30'],
    ['with & escaped twice', '/?seed=7%2526t=30'],
    ['with &amp; escaped', '/?seed=7&amp%3Bt=30'],
    ['with & in numbers', '/?seed=7&#38;t=30'],
    ['with & in JSON', '/?seed=7\\u0026t=30'],
    ['as quoted-printable', '/?seed=3D7&t=3D30'],
    ['as quoted-printable with one parameter', '/?seed=3D7'],
    ['as quoted-printable throughout', '/?seed=3D7=26t=3D30'],
    ['as quoted-printable over two lines', '/?seed=7&sc=enario=fair'],
    ['by a keyboard with wide signs', '/？seed=7＆t＝30'],
    ['with wide signs between parameters', '/?seed=7＆t=30'],
    ['with spaces that were escaped twice', '/?seed=Lesson%25201&t=60'],
    ['with the query behind #', '/#?seed=7'],
    ['cut within a character', '/?t=60&seed=caf%C3'],
    ['in the encoding of another time', '/?name=J%FCrgen&seed=7'],
  ])('%s says so: %s', (_, link) => {
    expect(read(link).unread).toContain('address');
  });

  it('plays no part of what is between its parameters', () => {
    for (const link of ['/?seed=7?utm_source=x', '/?seed=7;t=30', '/?seed=7%26t=30'])
      expect(read(link)).toMatchObject({ seed: undefined, t: undefined });
    expect(read('/?t=60&seed=7;speed=2')).toMatchObject({ t: 60_000, seed: undefined, speed: undefined });
  });

  it.each([
    '/?seed=a;b=c?d',
    '/?seed=3D-1',
    '/?name=3D+Drucker&seed=7',
    '/?name=a=b',
    '/?name=R%26D&seed=7',
    '/?name=100%25+sure',
    '/?utm_source=a=b&fbclid=x;y&seed=7',
    '/?next=https://example.test/?page=2&seed=7',
    '/de/v?seed=7&amp;t=30',
    '/?seed=7#lesson.html,de/start.html',
    '/?7',
    '/lesson/seed',
  ])('%s was not changed', (link) => {
    expect(read(link).unread).toEqual([]);
  });

  it('is never one that the page has written', () => {
    const sign = fc.constantFrom(...Array.from('a=&?;% +#/\\'), 'seed', 't');
    const text = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join(''));
    // What looks like two parameters, or like an escape, cannot be told from a changed link: the run is opened, and it
    // is said.
    const plain = text.filter((seed) => seed.trim() !== '' && !/[&?;](?:seed|t)=|%[\da-f]{2}/.test(seed));
    fc.assert(
      fc.property(plain, (seed) => {
        expect(read(writeAddress('/', { seed }))).toMatchObject({ seed: seed.trim(), unread: [] });
      }),
    );
    for (const seed of ['7&t=30', '%20']) expect(read(writeAddress('/', { seed })).seed).toBe(seed);
  });
});
