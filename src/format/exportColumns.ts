import type { Cents, Market } from '../engine';
import type { ClosedTrade } from '../engine/replay';
import type { Locale } from '../i18n';
import { exactMoney, exactNumber } from './exactValue';
import { numberFormats } from './numberFormats';

/** What the rows of a file have in common. */
export type ExportedRun = {
  readonly locale: Locale;
  /** The total before the first row of the file. */
  readonly startAmount: Cents;
  /** The trade count before the first row of the file. */
  readonly startCount: number;
  /** Undefined for the specified run. */
  readonly scenario?: string | undefined;
  /** The market of the scenario, where it is not the one that the scenario has by itself. */
  readonly market?: Market | undefined;
};

type ExportRow = ClosedTrade & {
  /** Of the trade in the run, from 1. */
  readonly position: number;
  readonly run: ExportedRun;
};

export type Column<Key extends string = string> = {
  readonly key: Key;
  /** A number has a decimal point and no grouping; a flag is always true. */
  readonly kind: 'text' | 'number' | 'flag';
  readonly value: (row: ExportRow) => string;
};

/** A thousandth of simulated time reads like `2.219`. */
const exactSeconds = (ms: number) => `${Math.floor(ms / 1_000)}.${String(ms % 1_000).padStart(3, '0')}`;

const column = <Key extends string>(key: Key, kind: Column['kind'], value: Column['value']): Column<Key> => ({
  key,
  kind,
  value,
});

/** The columns of both files, in this order. Their CSV names are in `i18n/export/`. */
export const TRADE_COLUMNS = [
  column('simulated', 'flag', () => 'true'),
  column('number', 'number', ({ position }) => String(position)),
  column('seconds', 'number', ({ at }) => exactSeconds(at)),
  column(
    'instrument',
    'text',
    ({ trade: { currencySell, currencyBuy } }) => `${currencySell.code}/${currencyBuy.code}`,
  ),
  column('buy', 'number', ({ trade }) => exactMoney(trade.buy)),
  column('sell', 'number', ({ trade }) => exactMoney(trade.sell)),
  column('profit', 'number', ({ trade }) => exactMoney(trade.profit)),
  column('currency', 'text', ({ run }) => numberFormats[run.locale].currency),
  column('uuid', 'text', ({ trade }) => trade.uuid),
] as const;

/** What the head of a JSON file says once, and a CSV file, which has no place for it, in further columns. */
export const RUN_COLUMNS = [
  column('startAmount', 'number', ({ run }) => exactMoney(run.startAmount)),
  column('startCount', 'number', ({ run }) => exactNumber(run.startCount)),
] as const;

/** In a CSV file the last ones, but not in the specified run's. */
export const SCENARIO_COLUMN = column('scenario', 'text', ({ run }) => run.scenario ?? '');
export const MARKET_COLUMNS = [
  column('chance', 'number', ({ run }) => exactNumber((run.market?.chance ?? 0) / 100)),
  column('cost', 'number', ({ run }) => exactMoney(run.market?.cost ?? 0)),
] as const;

export type ColumnKey =
  | (typeof TRADE_COLUMNS)[number]['key']
  | (typeof RUN_COLUMNS)[number]['key']
  | (typeof SCENARIO_COLUMN)['key']
  | (typeof MARKET_COLUMNS)[number]['key'];
