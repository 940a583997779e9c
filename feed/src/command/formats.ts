import { csvText } from '../../../src/format/csvFields';
import type { EventTrade, FeedEvent, Money } from '../library/event';
import { eventJson } from '../options/eventJson';

/** How events are written. Every event is a whole line. */
export type Format = {
  readonly start: string;
  readonly line: (event: FeedEvent) => string;
  /** Between two events. */
  readonly separator: string;
  readonly end: string;
};

export const FORMAT_NAMES = ['ndjson', 'csv', 'json'] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];

type Column = readonly [head: string, value: (event: FeedEvent) => string | number];

const ofTrade = (event: FeedEvent): EventTrade | undefined => ('trade' in event ? event.trade : undefined);
const decimal = (money: Money | null | undefined) => money?.decimal ?? '';
const cents = (money: Money | null | undefined) => money?.cents ?? '';

/** One row an event; fields that an event lacks are empty. */
const COLUMNS: readonly Column[] = [
  ['simulated', ({ simulated }) => String(simulated)],
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['type', ({ type }) => type],
  ['step', (event) => (event.type === 'step.changed' ? event.step : '')],
  ['number', (event) => ofTrade(event)?.number ?? ''],
  ['status', (event) => ofTrade(event)?.status ?? ''],
  ['currencySell', (event) => ofTrade(event)?.currencySell.code ?? ''],
  ['currencyBuy', (event) => ofTrade(event)?.currencyBuy.code ?? ''],
  ['buy', (event) => decimal(ofTrade(event)?.buy)],
  ['buyCents', (event) => cents(ofTrade(event)?.buy)],
  ['sell', (event) => decimal(ofTrade(event)?.sell)],
  ['sellCents', (event) => cents(ofTrade(event)?.sell)],
  ['profit', (event) => decimal(ofTrade(event)?.profit)],
  ['profitCents', (event) => cents(ofTrade(event)?.profit)],
  ['key', (event) => ofTrade(event)?.key ?? ''],
  ['uuid', (event) => ofTrade(event)?.uuid ?? ''],
  ['total', ({ total }) => total.decimal],
  ['totalCents', ({ total }) => total.cents],
  ['count', ({ count }) => count],
  ['engineVersion', ({ engineVersion }) => engineVersion],
  ['seed', ({ seed }) => csvText(seed)],
  ['notice', ({ notice }) => csvText(notice)],
];

const csvLine = (fields: readonly (string | number)[]) => `${fields.join(',')}\r\n`;

export const FORMATS = {
  ndjson: { start: '', line: (event) => `${eventJson(event)}\n`, separator: '', end: '' },
  csv: {
    start: csvLine(COLUMNS.map(([head]) => head)),
    line: (event) => csvLine(COLUMNS.map(([, value]) => value(event))),
    separator: '',
    end: '',
  },
  json: { start: '[', line: (event) => `\n${eventJson(event)}`, separator: ',', end: '\n]\n' },
} as const satisfies Record<FormatName, Format>;
