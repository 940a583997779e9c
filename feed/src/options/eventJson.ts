import type { EventTrade, FeedEvent, Money } from '../library/event';

type TradeEvent = Extract<FeedEvent, { trade: EventTrade }>;

/** The text of a constant part of events, by a key that stands for it. There are 14 currencies. */
const constants = new Map<string, string>();

function constant(key: string, value: object): string {
  let text = constants.get(key);
  if (text === undefined) {
    text = JSON.stringify(value);
    constants.set(key, text);
  }
  return text;
}

/** The last seed and notice as text: most callers write one run. */
let last = { seed: '', notice: '', text: '' };

function headOf({ seed, notice, engineVersion }: TradeEvent): string {
  if (last.seed !== seed || last.notice !== notice) {
    const text = `"simulated":true,"notice":${JSON.stringify(notice)},"engineVersion":${engineVersion},"seed":${JSON.stringify(seed)}`;
    last = { seed, notice, text };
  }
  return last.text;
}

/** The same text as `JSON.stringify(event)`, in half the time: a day has 43,000 events, a server thousands of clients. */
export function eventJson(event: FeedEvent): string {
  if (!('trade' in event)) return JSON.stringify(event);
  const { type, id, at, trade, total, count } = event;
  return `{"type":"${type}",${headOf(event)},"id":${id},"at":${at},"trade":${tradeJson(trade)},"total":${moneyJson(total)},"count":${count}}`;
}

function tradeJson({
  currencySell,
  currencyBuy,
  buy,
  sell,
  profit,
  key,
  uuid,
  number,
  status,
}: EventTrade): string {
  const ofScript = number === undefined ? '' : `,"number":${number},"status":"${status}"`;
  return `{"currencySell":${constant(currencySell.code, currencySell)},"currencyBuy":${constant(currencyBuy.code, currencyBuy)},"buy":${moneyJson(buy)},"sell":${sell === null ? 'null' : moneyJson(sell)},"profit":${moneyJson(profit)},"key":${key},"uuid":"${uuid}"${ofScript}}`;
}

const moneyJson = ({ cents, decimal }: Money) => `{"cents":${cents},"decimal":"${decimal}"}`;
