import { MARKET_NAMES, PARAMETER_NAMES, parametersOf, writtenRange } from '@simulation/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schema.json' with { type: 'json' };
import part from '../../schemas/part.json' with { type: 'json' };
import row from '../../schemas/row.json' with { type: 'json' };
import summary from '../../schemas/summary.json' with { type: 'json' };
import { eventsOf, NOTICE } from '..';

const opened = schema.oneOf.find(({ properties }) => properties.type.const === 'session.opened')?.properties;

/** `a`, `a and b`, `a, b and c`. */
const list = new Intl.ListFormat('en-GB');

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

const faultsOf = (event: unknown) => (validate(event) ? [] : validate.errors);

describe('the JSON Schema in the package', () => {
  it.each([
    { seed: '7' },
    { seed: '7', route: 'v' as const },
    { seed: '🙂', scenario: 'fair' as const, amount: -12.34, trades: 12.5, name: 'Ada', chance: 30 },
    { seed: 'x', amount: 0, trades: 0 },
    ...MARKET_NAMES.map((scenario) => ({ seed: '7', scenario })),
  ])('describes every event of a quarter of an hour of %j', (run) => {
    const events = [...eventsOf(run, { until: 900_000 })];
    expect(events.length).toBeGreaterThan(300);
    for (const event of events) expect(faultsOf(event)).toEqual([]);
  });

  it.each([
    ['events', opened, [...MARKET_NAMES, 'script']],
    ['runs', row.properties, MARKET_NAMES],
    ['a summary', summary.properties, MARKET_NAMES],
    ['a part', part.properties, MARKET_NAMES],
  ])(
    'of %s has the markets, each of their parameters, its widest range and whose it is',
    (_, properties, names) => {
      expect(properties?.scenario?.enum).toEqual(names);
      const stated = new Map<string, object>(Object.entries(properties ?? {}));
      for (const name of PARAMETER_NAMES) {
        const own = MARKET_NAMES.flatMap((market) => {
          const parameter = new Map(parametersOf(market)).get(name);
          return parameter ? [{ market, parameter }] : [];
        });
        const markets = new RegExp(`^Scenarios? ${list.format(own.map(({ market }) => market))} only`);
        const ranges = own.map(({ parameter }) => writtenRange(parameter));
        const range = {
          type: 'number',
          minimum: Math.min(...ranges.map(({ from }) => from)),
          maximum: Math.max(...ranges.map(({ to }) => to)),
        };
        const isMoney = own.some(({ parameter }) => parameter.kind === 'money');
        const type = isMoney && properties === opened ? { $ref: '#/$defs/money' } : range;
        expect(stated.get(name), name).toEqual({ ...type, description: expect.stringMatching(markets) });
      }
    },
  );

  it.each([
    ['an event', schema, [...eventsOf({ seed: '7' }, { until: 3_000 })].slice(1)],
    ['a row of many runs', row, undefined],
    ['a summary', summary, []],
    ['a part', part, []],
  ])('of %s requires that it says that it is simulated, in the words of the label', (_, own, real) => {
    expect(own.required).toEqual(expect.arrayContaining(['simulated', 'notice']));
    expect(own.properties).toMatchObject({ simulated: { const: true }, notice: { const: NOTICE } });
    const examples: readonly unknown[] = 'examples' in own ? own.examples : [];
    expect(examples).toEqual(real ?? [expect.objectContaining({ simulated: true, notice: NOTICE })]);
    const fits = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(own);
    for (const example of examples) expect([fits(example), fits.errors]).toEqual([true, null]);
  });

  it('refuses an event that does not say that it is simulated, lacks its trade, or has an unknown field', () => {
    const [, traded] = eventsOf({ seed: '7' }, { until: 3_000 });
    for (const wrong of [
      { ...traded, simulated: undefined },
      { ...traded, notice: undefined },
      { ...traded, simulated: false },
      { ...traded, trade: undefined },
      { ...traded, real: true },
      { ...traded, id: -1 },
      { ...traded, total: { cents: 1.5, decimal: '0.01' } },
    ])
      expect(faultsOf(JSON.parse(JSON.stringify(wrong))), JSON.stringify(wrong)).not.toEqual([]);
  });
});
