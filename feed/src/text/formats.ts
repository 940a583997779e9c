import type { Run } from '../../../src/engine';
import { csvLine, csvText } from '../../../src/format/csv';
import type { FeedEvent, Money } from '../library/event';
import { scenarioFields } from '../library/scenarioFields';
import type { FormatName } from './options';

/** How events are written. Every event is a whole line. */
export type Format = {
  readonly start: string;
  readonly line: (event: FeedEvent) => string;
  /** Between two events. */
  readonly separator: string;
  readonly end: string;
};

/** @param run that the events belong to: a row of a CSV file says which market it is from */
export function createFormat(name: FormatName, run: Run): Format {
  switch (name) {
    case 'ndjson':
      return { start: '', line: (event) => `${JSON.stringify(event)}\n`, separator: '', end: '' };
    case 'json':
      return { start: '[', line: (event) => `\n${JSON.stringify(event)}`, separator: ',', end: '\n]\n' };
    case 'csv': {
      const columns = csvColumns(run);
      const line = (event: FeedEvent) => csvLine(columns.map(([, value]) => value(event)));
      return { start: csvLine(columns.map(([head]) => head)), line, separator: '', end: '' };
    }
  }
}

type Field = string | number | undefined;

/** One row an event; fields that an event lacks are empty. */
function csvColumns(run: Run): readonly (readonly [head: string, value: (event: FeedEvent) => Field])[] {
  const { scenario, chance, cost } = scenarioFields(run);
  const trade = (event: FeedEvent) => ('trade' in event ? event.trade : undefined);
  const money = (name: string, value: (event: FeedEvent) => Money | null | undefined) =>
    [
      [name, (event: FeedEvent) => value(event)?.decimal],
      [`${name}Cents`, (event: FeedEvent) => value(event)?.cents],
    ] as const;
  return [
    ['simulated', ({ simulated }) => String(simulated)],
    ['id', ({ id }) => id],
    ['at', ({ at }) => at],
    ['type', ({ type }) => type],
    ['step', (event) => (event.type === 'step.changed' ? event.step : undefined)],
    ['number', (event) => trade(event)?.number],
    ['status', (event) => trade(event)?.status],
    ['currencySell', (event) => trade(event)?.currencySell.code],
    ['currencyBuy', (event) => trade(event)?.currencyBuy.code],
    ...money('buy', (event) => trade(event)?.buy),
    ...money('sell', (event) => trade(event)?.sell),
    ...money('profit', (event) => trade(event)?.profit),
    ['key', (event) => trade(event)?.key],
    ['uuid', (event) => trade(event)?.uuid],
    ...money('total', ({ total }) => total),
    ['count', ({ count }) => count],
    ['scenario', () => scenario],
    ['chance', () => chance],
    ['cost', () => cost?.decimal],
    ['engineVersion', ({ engineVersion }) => engineVersion],
    ['seed', ({ seed }) => csvText(seed)],
    ['notice', ({ notice }) => csvText(notice)],
  ];
}
