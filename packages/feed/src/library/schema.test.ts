import { MARKET_NAMES, PARAMETER_NAMES, parametersOf, writtenRange } from '@simulation/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schema.json' with { type: 'json' };
import { eventsOf } from '..';

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

  it('has the markets of the registry, each of their parameters, its widest range and whose it is', () => {
    const opened = schema.oneOf.find(
      ({ properties }) => properties.type.const === 'session.opened',
    )?.properties;
    expect(opened?.scenario?.enum).toEqual([...MARKET_NAMES, 'script']);
    const stated = new Map<string, object>(Object.entries(opened ?? {}));
    for (const name of PARAMETER_NAMES) {
      const parameterIn = new Map(
        MARKET_NAMES.map((market) => [market, new Map(parametersOf(market)).get(name)]),
      );
      const own = [...parameterIn].flatMap(([market, parameter]) =>
        parameter ? [{ market, parameter }] : [],
      );
      const markets = new RegExp(`^Scenarios? ${own.map(({ market }) => market).join(' and ')} only`);
      const ranges = own.map(({ parameter }) => writtenRange(parameter));
      const range = {
        minimum: Math.min(...ranges.map(({ from }) => from)),
        maximum: Math.max(...ranges.map(({ to }) => to)),
      };
      const isMoney = own.some(({ parameter }) => parameter.kind === 'money');
      const type = isMoney ? { $ref: '#/$defs/money' } : { type: 'number', ...range };
      expect(stated.get(name), name).toEqual({ ...type, description: expect.stringMatching(markets) });
    }
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
