import { ENGINE_VERSION, type Run, type Session } from '../../../src/engine';
import { overlay } from '../../../src/i18n/en/script';
import type { EventTrade, FeedEvent } from './event';
import { NOTICE } from './notice';
import { lastIdOf, type RawEvent, type RawEvents, RESULT_STEP, rawEvents, tradeOf } from './rawEvents';
import { scenarioFields } from './scenarioFields';
import { toMoney } from './toMoney';

/** Reads the events of a run after a session, one after another. Memory is constant. */
export class EventReader {
  readonly #run: Run;
  readonly #name: string;
  readonly #events: RawEvents;
  #next: RawEvent;
  #id: number;
  #reachedAt: number;
  #total: number;
  /** Added only at the end: it may have fractions, and a sum that is built up in steps would depend on the first. */
  readonly #startCount: number;
  #closed: number;

  /** @param session of `v` only at the end of a round */
  constructor(session: Session) {
    const { run, account } = session;
    this.#run = run;
    this.#id = lastIdOf(session) + 1;
    this.#reachedAt = session.now;
    this.#name = account.name;
    this.#total = account.total;
    this.#startCount = account.startTrades;
    this.#closed = account.closed;
    this.#events = rawEvents(session);
    this.#next = this.#events.next().value;
  }

  get nextId(): number {
    return this.#id;
  }

  /** When the next event happens: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#next.at;
  }

  /** When the last event that was read or left out happened; before the first the moment of the session. */
  get reachedAt(): number {
    return this.#reachedAt;
  }

  get nextType(): FeedEvent['type'] {
    return this.#next.type;
  }

  read(): FeedEvent {
    const raw = this.#next;
    const id = this.#id;
    this.skip();
    return this.#toEvent(raw, id);
  }

  /** Leaves out the next event. Several times as fast as reading it. */
  skip(): void {
    const raw = this.#next;
    if (raw.type === 'trade.sold') {
      this.#total += raw.trade.profit;
      this.#closed += 1;
    }
    this.#id += 1;
    this.#reachedAt = raw.at;
    this.#next = this.#events.next().value;
  }

  /** Total and count are those after the event. */
  #toEvent(raw: RawEvent, id: number): FeedEvent {
    const { seed, route } = this.#run;
    const { at } = raw;
    const head = { simulated: true, notice: NOTICE, engineVersion: ENGINE_VERSION, seed, id, at } as const;
    const after = { total: toMoney(this.#total), count: this.#startCount + this.#closed };
    switch (raw.type) {
      case 'session.opened':
        return { type: raw.type, ...head, route, ...scenarioFields(this.#run), name: this.#name, ...after };
      case 'step.changed':
        return { type: raw.type, ...head, step: raw.step, text: stepText(raw.step), ...after };
      default:
        return { type: raw.type, ...head, trade: toEventTrade(raw), ...after };
    }
  }
}

function stepText(step: number): string {
  return step === RESULT_STEP ? overlay.result : (overlay.steps[step - 1] ?? '');
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
