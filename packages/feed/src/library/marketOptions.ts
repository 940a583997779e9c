import {
  byParameter,
  MARKET_NAMES,
  type MarketName,
  type ParameterName,
  parametersOf,
  toWritten,
  writtenRange,
} from '@simulation/engine';
import { MARKETS_TEXTS } from '@simulation/engine/texts';

const UNITS = { percent: ', in percent', money: ', in currency units', factor: '' } as const;

/**
 * An option for each parameter of a market, in the range of the market that allows most; `toRun` knows the range of
 * each market.
 */
export const MARKET_OPTIONS = byParameter(optionOf);

/** The markets that have a parameter, each with its range there. */
function marketsWith(key: ParameterName) {
  return MARKET_NAMES.flatMap((market) => {
    const parameter = new Map(parametersOf(market)).get(key);
    return parameter === undefined ? [] : [{ market, parameter, range: writtenRange(parameter) }];
  });
}

function optionOf(key: ParameterName) {
  const having = marketsWith(key);
  const range = {
    from: Math.min(...having.map((own) => own.range.from)),
    to: Math.max(...having.map((own) => own.range.to)),
  };
  const meanings = having.map(({ market, parameter, range: { from, to } }) => {
    const own = from === range.from && to === range.to ? '' : `, ${from} to ${to}`;
    return `${market}${own}: ${labelOf(market, key)}${UNITS[parameter.kind]}`;
  });
  const presets = having.map(
    ({ market, parameter }) => `${market} ${toWritten(parameter, parameter.preset)}`,
  );
  return { range, meaning: meanings.join('; '), preset: presets.join(', ') };
}

/** What the page calls the parameter, within a sentence. */
function labelOf(name: MarketName, key: ParameterName): string {
  const label = new Map(Object.entries(MARKETS_TEXTS.en[name].parameters)).get(key) ?? key;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
