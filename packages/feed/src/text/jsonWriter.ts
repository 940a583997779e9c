import type { Cents, DrawnTrade, Run } from '@simulation/engine';
import { formatUuid } from '../../../engine/src/random/uuid';
import { type CountedEvent, toEvent } from '../library/toEvent';
import type { Utf8 } from './utf8';

/** Writes one value of an event of the feed, whose trade is given as it was drawn. */
type WriteValue = (to: Utf8, event: CountedEvent, trade: DrawnTrade) => void;

/** The JSON of an event: texts that are the same for all trades of an instrument, and the value that is after each. */
type Template = readonly { readonly text: Uint8Array; readonly write: WriteValue }[];

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

const CENTS = encoded('{"cents":');
const DECIMAL = encoded(',"decimal":"');
const END = encoded('"}');

function money(to: Utf8, cents: Cents): void {
  to.encoded(CENTS);
  to.whole(cents);
  to.encoded(DECIMAL);
  to.money(cents);
  to.encoded(END);
}

/** What differs from trade to trade, by the names of the fields. */
const VALUES: Readonly<Record<string, WriteValue>> = {
  id: (to, { id }) => to.whole(id),
  at: (to, { raw }) => to.whole(raw.at),
  buy: (to, _, { sell, profit }) => money(to, sell - profit),
  sell: (to, _, { sell }) => money(to, sell),
  profit: (to, _, { profit }) => money(to, profit),
  key: (to, _, { identity }) => to.whole(identity.key),
  uuid: (to, _, { identity }) => to.text(`"${formatUuid(identity.uuidWords)}"`),
  total: (to, { total }) => money(to, total),
  count: (to, { count }) => (Number.isInteger(count) ? to.whole(count) : to.text(String(count))),
};

/** Stands for a value. No string has it in its JSON: the quotes in it would be escaped. */
const GAP = ['gap'];

/**
 * Writes the events of a run as `JSON.stringify` does. Nearly all of the feed's are trades: they are written from the numbers
 * that were drawn, without objects in between. Fields and their order are those of `toEvent`.
 */
export function jsonWriter(run: Run): (event: CountedEvent, to: Utf8) => void {
  const templates = new Map<string, Template>();
  return (event, to) => {
    const { raw } = event;
    if (!('trade' in raw && 'identity' in raw.trade)) return to.text(JSON.stringify(toEvent(run, event)));
    const { currencySell, currencyBuy } = raw.trade;
    const instrument = `${currencySell.code}/${currencyBuy.code}`;
    let template = templates.get(instrument);
    if (template === undefined) {
      template = templateOf(run, event);
      templates.set(instrument, template);
    }
    for (const { text, write } of template) {
      to.encoded(text);
      write(to, event, raw.trade);
    }
  };
}

function templateOf(run: Run, event: CountedEvent): Template {
  const values: WriteValue[] = [];
  const json = JSON.stringify(toEvent(run, event), (name, value: unknown) => {
    const write = VALUES[name];
    if (write === undefined) return value;
    values.push(write);
    return GAP;
  });
  const texts = json.split(JSON.stringify(GAP));
  return texts.map((text, index) => ({ text: encoded(text), write: values[index] ?? (() => {}) }));
}
