import fc from 'fast-check';
import { runOf } from '../makeRun';
import { createMarket, MARKET_NAMES, type Market, parametersOf } from '../markets';
import { cents } from '../money';
import type { Run } from '../run';
import { readSeed } from '../seed';

/** Any character of Unicode. The unit `binary` of fast-check takes two seconds to be made. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800)); // without half pairs

/** Any text of any characters, also of those that no keyboard has. */
export const anyText = (length?: { readonly minLength?: number; readonly maxLength?: number }) =>
  fc.string({ unit: anyCharacter, ...length });

/** Any seed as a link or the feed gives it. */
export const anySeed = fc.string({ unit: 'grapheme' }).map((text) => readSeed(text) ?? '7');

/** Any market of the registry, with any values that a link can give it. */
export const anyMarket: fc.Arbitrary<Market> = fc.constantFrom(...MARKET_NAMES).chain((name) => {
  const values = parametersOf(name).map(
    ([
      key,
      {
        range: { from, to },
        preset,
      },
    ]) => [key, fc.oneof(fc.constant(preset), fc.integer({ min: from, max: to }))],
  );
  return fc.record(Object.fromEntries(values)).map((given) => createMarket(name, given));
});

/** Any run of either page, with any start values and any market that a link can give. */
export const anyRun: fc.Arbitrary<Run> = fc
  .record(
    {
      route: fc.constantFrom('dashboard' as const, 'v' as const),
      seed: anySeed,
      name: fc.string(),
      amount: fc.integer({ min: -1e14, max: 1e14 }).map(cents),
      trades: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      market: anyMarket,
    },
    { requiredKeys: ['route', 'seed'] },
  )
  .map(({ market, ...fields }) => runOf({ ...fields, ...(fields.route === 'dashboard' && { market }) }));
