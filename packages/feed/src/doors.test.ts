import {
  createMarket,
  MARKET_NAMES,
  makeRun,
  PARAMETER_NAMES,
  parametersOf,
  runKey,
} from '@simulation/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toScenarioChoice, writtenChoice } from '../../dashboard/src/features/controls/ScenarioFields';
import { visitOf } from '../../dashboard/src/visit/testVisit';
import { RUN_OPTIONS } from './library/options';
import { toRun } from './library/toRun';
import { readOptions } from './text/options';

const near = (...limits: number[]) =>
  fc.oneof(
    fc.constantFrom(...limits.flatMap((limit) => [limit - 0.01, limit, limit + 0.01])),
    fc.integer({ min: -5_00, max: 120_00 }).map((hundredths) => hundredths / 100),
  );

/** What somebody asks for, within the limits and beyond. */
const anyRequest = fc.record(
  {
    seed: fc.oneof(
      fc.constantFrom('7', 'x'.repeat(100), 'x'.repeat(101)),
      fc.string({ minLength: 1 }).filter((seed) => /^\w+$/.test(seed)),
    ),
    name: fc.constantFrom('Ada', 'A'.repeat(50), 'help@example.com'),
    amount: fc.oneof(near(-1e12, 1e12), fc.double({ noNaN: true })),
    trades: fc.oneof(near(-1e9, 1e9), fc.double({ noNaN: true })),
    scenario: fc.constantFrom(...MARKET_NAMES, 'fare'),
    chance: near(1, 80, 99),
    cost: near(0, 10),
    factor: near(2, 20),
  },
  { requiredKeys: ['seed'] },
);

type Request = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

const ofLink = (request: Request) => {
  const query = new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]));
  const { run, address } = visitOf(`/?${query}`);
  return address.unread.every((name) => name === 'name') ? runKey(run) : undefined;
};

const ofFeed = (request: Request) => {
  try {
    return runKey(
      toRun(
        readOptions(
          RUN_OPTIONS,
          Object.entries(request).map(([key, value]) => [key, String(value)]),
        ),
      ),
    );
  } catch {
    return undefined;
  }
};

/**
 * The form as it is left: a market, and what was written in the fields of any, of which one may have been chosen since.
 */
const ofForm = ({ scenario = 'rigged', ...request }: Request) => {
  const name = MARKET_NAMES.find((each) => each === scenario);
  if (name === undefined) return undefined;
  const before = toScenarioChoice(createMarket(name)).written;
  const { run } = makeRun({ ...request, ...writtenChoice({ name, written: { ...before, ...request } }) });
  return run && runKey(run);
};

it('address, form and feed make the same run of the same values, or none of them does', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      expect(ofFeed(request)).toBe(ofLink(request));
      const name = MARKET_NAMES.find((each) => each === (request.scenario ?? 'rigged'));
      const own = name === undefined ? [] : parametersOf(name).map(([key]) => key);
      // A form has no field for the parameters of other markets.
      const isInForm = PARAMETER_NAMES.every((key) => request[key] === undefined || own.includes(key));
      if (isInForm) expect(ofForm(request)).toBe(ofLink(request));
    }),
    { numRuns: 2_000 },
  );
});
