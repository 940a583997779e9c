import { PARAMETER_NAMES, type ParameterName, type Run } from '@simulation/engine';
import type { Column } from '@simulation/engine/format';
import type { FeedEvent, Money } from '../library/event';
import { scenarioFields } from '../library/scenarioFields';
import { csvLines } from './csvLines';
import type { FormatName } from './options';

/** How the events of one text are written, in order. Every event is a whole line. */
export type Format = {
  readonly start: string;
  readonly write: (event: FeedEvent) => string;
  readonly end: string;
};

/** @param run that the events belong to: a row of a CSV file says which market it is from */
export function createFormat(name: FormatName, run: Run): Format {
  switch (name) {
    case 'ndjson':
      return { start: '', write: (event) => `${JSON.stringify(event)}\n`, end: '' };
    case 'json': {
      let before = '\n';
      const write = (event: FeedEvent) => {
        const text = before + JSON.stringify(event);
        before = ',\n';
        return text;
      };
      return { start: '[', write, end: '\n]\n' };
    }
    case 'csv': {
      const { head, line } = csvLines(csvColumns(run));
      return { start: head, write: line, end: '' };
    }
  }
}

/** One row an event; fields that an event lacks are empty. */
function csvColumns(run: Run): readonly Column<FeedEvent>[] {
  const { scenario, ...values } = scenarioFields(run);
  const trade = (event: FeedEvent) => ('trade' in event ? event.trade : undefined);
  return [
    { key: 'simulated', kind: 'simulated' },
    { key: 'id', kind: 'number', value: ({ id }) => id },
    { key: 'at', kind: 'number', value: ({ at }) => at },
    { key: 'type', kind: 'text', value: ({ type }) => type },
    { key: 'step', kind: 'number', value: (event) => (event.type === 'step.changed' ? event.step : null) },
    { key: 'number', kind: 'number', value: (event) => trade(event)?.number ?? null },
    { key: 'status', kind: 'text', value: (event) => trade(event)?.status ?? '' },
    { key: 'currencySell', kind: 'text', value: (event) => trade(event)?.currencySell.code ?? '' },
    { key: 'currencyBuy', kind: 'text', value: (event) => trade(event)?.currencyBuy.code ?? '' },
    { key: 'buy', kind: 'money', value: (event) => trade(event)?.buy.cents ?? null },
    { key: 'buyCents', kind: 'number', value: (event) => trade(event)?.buy.cents ?? null },
    { key: 'sell', kind: 'money', value: (event) => trade(event)?.sell?.cents ?? null },
    { key: 'sellCents', kind: 'number', value: (event) => trade(event)?.sell?.cents ?? null },
    { key: 'profit', kind: 'money', value: (event) => trade(event)?.profit.cents ?? null },
    { key: 'profitCents', kind: 'number', value: (event) => trade(event)?.profit.cents ?? null },
    { key: 'key', kind: 'number', value: (event) => trade(event)?.key ?? null },
    { key: 'uuid', kind: 'text', value: (event) => trade(event)?.uuid ?? '' },
    { key: 'total', kind: 'money', value: ({ total }) => total.cents },
    { key: 'totalCents', kind: 'number', value: ({ total }) => total.cents },
    { key: 'count', kind: 'number', value: ({ count }) => count },
    { key: 'scenario', kind: 'text', value: () => scenario },
    ...PARAMETER_NAMES.map((name) => parameterColumn(name, values[name])),
    { key: 'engineVersion', kind: 'number', value: ({ engineVersion }) => engineVersion },
    { key: 'seed', kind: 'text', value: ({ seed }) => seed },
  ];
}

/** Empty for a parameter that the market does not have. */
function parameterColumn(key: ParameterName, value: Money | number | undefined) {
  return typeof value === 'object'
    ? ({ key, kind: 'money', value: () => value.cents } as const)
    : ({ key, kind: 'number', value: () => value ?? null } as const);
}
