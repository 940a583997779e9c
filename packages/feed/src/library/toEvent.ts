import { type Cents, ENGINE_VERSION, type Run, toFeedTrade } from '@simulation/engine';
import { analysis } from '@simulation/engine/texts';
import type { EventTrade, FeedEvent } from './event';
import { NOTICE } from './notice';
import { type RawEvent, RESULT_STEP } from './rawEvents';
import { scenarioFields } from './scenarioFields';
import { toMoney } from './toMoney';

/** The event as others read it, with total and count after it. The one place that knows its fields and their order. */
export function toEvent(
  run: Run,
  raw: RawEvent,
  { id, total, count }: Readonly<{ id: number; total: Cents; count: number }>,
): FeedEvent {
  const { seed, route } = run;
  const { at } = raw;
  const head = { simulated: true, notice: NOTICE, engineVersion: ENGINE_VERSION, seed, id, at } as const;
  const after = { total: toMoney(total), count };
  switch (raw.type) {
    case 'session.opened':
      return { type: raw.type, ...head, route, ...scenarioFields(run), name: raw.name, ...after };
    case 'step.changed': {
      const { type, step } = raw;
      const text = step === RESULT_STEP ? analysis.result : (analysis.steps[step - 1] ?? '');
      return { type, ...head, step, text, ...after };
    }
    default:
      return { type: raw.type, ...head, trade: toEventTrade(raw), ...after };
  }
}

function toEventTrade(raw: Extract<RawEvent, { trade: unknown }>): EventTrade {
  // Formatting a drawn one takes most of the time of an event, so one that is left out is not formatted.
  const trade = 'identity' in raw.trade ? toFeedTrade(raw.trade) : raw.trade;
  const { currencySell, currencyBuy, buy, sell, profit, key, uuid } = trade;
  // `image` is the id of a drawing in the page and means nothing elsewhere.
  const fields = {
    currencySell: { name: currencySell.name, code: currencySell.code },
    currencyBuy: { name: currencyBuy.name, code: currencyBuy.code, symbol: currencyBuy.symbol },
    buy: toMoney(buy),
    sell: sell === null ? null : toMoney(sell),
    profit: toMoney(profit),
    key,
    uuid,
  };
  return 'number' in trade ? { ...fields, number: trade.number, status: trade.status } : fields;
}
