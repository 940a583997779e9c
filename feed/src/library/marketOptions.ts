import { MARKET_NAMES, type MarketName } from '../../../src/engine';
import {
  type Parameter,
  type ParameterName,
  parametersOf,
  toWritten,
  writtenRange,
} from '../../../src/engine/markets';
import { PARAMETER_NAMES } from '../../../src/engine/markets/parameterNames';
import { markets } from '../../../src/i18n/en/markets';
import type { Option } from './options';

const UNITS = { percent: ', in percent', money: ', in currency units', factor: '' } as const;

type MarketOption = Required<Pick<Option, 'range' | 'meaning' | 'preset'>>;

/**
 * An option for each parameter of a market, in the range of the market that allows most; `toRun` knows the range of each
 * market.
 */
export const MARKET_OPTIONS = optionsOf();

function optionsOf(): Readonly<Record<ParameterName, MarketOption>> {
  const options = PARAMETER_NAMES.map((key) => [key, optionOf(key, marketsWith(key))] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which names there are
  return Object.fromEntries(options) as Record<ParameterName, MarketOption>;
}

/** The markets that have a parameter. */
export function marketsWith(key: ParameterName): readonly (readonly [MarketName, Parameter])[] {
  return MARKET_NAMES.flatMap((name) =>
    parametersOf(name).flatMap(([each, parameter]) => (each === key ? [[name, parameter] as const] : [])),
  );
}

function optionOf(key: ParameterName, having: readonly (readonly [MarketName, Parameter])[]): MarketOption {
  const ranges = having.map(([, parameter]) => writtenRange(parameter));
  const range = {
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  };
  const meanings = having.map(([name, parameter]) => {
    const { from, to } = writtenRange(parameter);
    const own = from === range.from && to === range.to ? '' : `, ${from} to ${to}`;
    return `${name}${own}: ${labelOf(name, key)}${UNITS[parameter.kind]}`;
  });
  const presets = having.map(([name, parameter]) => `${name} ${toWritten(parameter, parameter.preset)}`);
  return { range, meaning: meanings.join('; '), preset: presets.join(', ') };
}

/** What the page calls the parameter, within a sentence. */
function labelOf(name: MarketName, key: ParameterName): string {
  const labels: Readonly<Partial<Record<ParameterName, string>>> = markets[name].parameters;
  const label = labels[key] ?? key;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
