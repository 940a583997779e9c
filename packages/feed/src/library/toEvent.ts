import {
  type Cents,
  ENGINE_VERSION,
  RESULT_STEP,
  type Run,
  type RunEvent,
  toClosed,
} from '@simulation/engine';
import { analysis } from '@simulation/engine/texts';
import type { EventTrade, FeedEvent } from './event';
import { NOTICE } from './notice';
import { scenarioFields } from './scenarioFields';
import { toMoney } from './toMoney';

/** The event as others read it, with total and count after it. The one place that knows its fields and their order. */
export function toEvent(
  run: Run,
  event: RunEvent,
  { id, total, count }: Readonly<{ id: number; total: Cents; count: number }>,
): FeedEvent {
  const { seed, route } = run;
  const { at } = event;
  const head = { simulated: true, notice: NOTICE, engineVersion: ENGINE_VERSION, seed, id, at } as const;
  const after = { total: toMoney(total), count };
  switch (event.type) {
    case 'session.opened':
      return { type: event.type, ...head, route, ...scenarioFields(run), name: event.name, ...after };
    case 'step.changed': {
      const { type, step } = event;
      const text = step === RESULT_STEP ? analysis.result : (analysis.steps[step - 1] ?? '');
      return { type, ...head, step, text, ...after };
    }
    default:
      return { type: event.type, ...head, trade: toEventTrade(event), ...after };
  }
}

function toEventTrade(event: Extract<RunEvent, { trade: unknown }>): EventTrade {
  const trade = event.type === 'trade.sold' ? toClosed(event.trade) : event.trade;
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
