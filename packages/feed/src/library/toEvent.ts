import { ENGINE_VERSION, type Run } from '@simulation/engine';
import { analysis } from '@simulation/engine/texts';
import type { EventTrade, FeedEvent } from './event';
import { NOTICE } from './notice';
import { type RawEvent, RESULT_STEP, tradeOf } from './rawEvents';
import { scenarioFields } from './scenarioFields';
import { toMoney } from './toMoney';

/** An event of a run with its position, and with total and count after it. */
type CountedEvent = {
  readonly raw: RawEvent;
  readonly id: number;
  /** In cents. */
  readonly total: number;
  readonly count: number;
};

/** The event as others read it. The one place that knows its fields and their order. */
export function toEvent(run: Run, { raw, id, total, count }: CountedEvent): FeedEvent {
  const { seed, route } = run;
  const { at } = raw;
  const head = { simulated: true, notice: NOTICE, engineVersion: ENGINE_VERSION, seed, id, at } as const;
  const after = { total: toMoney(total), count };
  switch (raw.type) {
    case 'session.opened':
      return { type: raw.type, ...head, route, ...scenarioFields(run), name: raw.name, ...after };
    case 'step.changed':
      return { type: raw.type, ...head, step: raw.step, text: stepText(raw.step), ...after };
    default:
      return { type: raw.type, ...head, trade: toEventTrade(raw), ...after };
  }
}

function stepText(step: number): string {
  return step === RESULT_STEP ? analysis.result : (analysis.steps[step - 1] ?? '');
}

function toEventTrade(raw: Extract<RawEvent, { trade: unknown }>): EventTrade {
  const trade = tradeOf(raw.trade);
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
