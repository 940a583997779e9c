import { createSession, ENGINE_VERSION, marketOf, type Run, tradeCount } from '../../../src/engine';
import { exactMoney } from '../../../src/format/exactValue';
import { overlay } from '../../../src/i18n/script/en';
import type { EventTrade, FeedEvent, Money } from './event';
import { type Happening, type Happenings, happeningsOf, RESULT_STEP, tradeOf } from './happenings';
import { NOTICE } from './notice';

/** Reads the events of a run one after another. Memory is constant. */
export class EventReader {
  readonly #run: Run;
  readonly #name: string;
  readonly #happenings: Happenings;
  #next: Happening;
  #id = 0;
  #reachedAt = 0;
  #total: number;
  #count: number;

  constructor(run: Run) {
    const session = createSession(run);
    const { account } = session;
    this.#run = run;
    this.#name = account.name;
    this.#total = account.startAmount;
    this.#count = tradeCount(account);
    this.#happenings = happeningsOf(session);
    this.#next = this.#happenings.next().value;
  }

  /** The id of the next event. */
  get nextId(): number {
    return this.#id;
  }

  /** When the next event happens: simulated ms since the start of the run. */
  get nextAt(): number {
    return this.#next.at;
  }

  /** When the last event that was read or left out happened; 0 before the first. */
  get reachedAt(): number {
    return this.#reachedAt;
  }

  get nextType(): FeedEvent['type'] {
    return this.#next.type;
  }

  /** The next event. */
  read(): FeedEvent {
    const happening = this.#next;
    const id = this.#id;
    this.skip();
    return this.#eventOf(happening, id);
  }

  /** Leaves out the next event. Several times as fast as reading it. */
  skip(): void {
    const happening = this.#next;
    if (happening.type === 'trade.sold') {
      this.#total += happening.profit;
      this.#count += 1;
    }
    this.#id += 1;
    this.#reachedAt = happening.at;
    this.#next = this.#happenings.next().value;
  }

  /** Total and count are those after the event. */
  #eventOf(happening: Happening, id: number): FeedEvent {
    const { seed, route } = this.#run;
    const { at } = happening;
    const head = { simulated: true, notice: NOTICE, engineVersion: ENGINE_VERSION, seed, id, at } as const;
    const after = { total: moneyOf(this.#total), count: this.#count };
    switch (happening.type) {
      case 'session.opened':
        return {
          type: 'session.opened',
          ...head,
          route,
          scenario: scenarioOf(this.#run),
          ...marketFields(this.#run),
          name: this.#name,
          ...after,
        };
      case 'step.changed':
        return {
          type: 'step.changed',
          ...head,
          step: happening.step,
          text: stepText(happening.step),
          ...after,
        };
      default:
        return { type: happening.type, ...head, trade: eventTrade(happening), ...after };
    }
  }
}

const moneyOf = (cents: number): Money => ({ cents, decimal: exactMoney(cents) });

function scenarioOf({ route, scenario }: Run) {
  return route === 'v' ? 'script' : (scenario ?? 'rigged');
}

/** In the fair scenario its chance and cost. */
function marketFields(run: Run) {
  const market = marketOf(run);
  return market && { chance: market.chance / 100, cost: moneyOf(market.cost) };
}

function stepText(step: number): string {
  return step === RESULT_STEP ? overlay.result : (overlay.steps[step - 1] ?? '');
}

function eventTrade(happening: Extract<Happening, { trade: unknown }>): EventTrade {
  const trade = tradeOf(happening.trade);
  const { currencySell, currencyBuy, buy, sell, profit, key, uuid } = trade;
  // `image` is the id of a drawing in the page and means nothing elsewhere.
  const fields = {
    currencySell: { name: currencySell.name, code: currencySell.code },
    currencyBuy: { name: currencyBuy.name, code: currencyBuy.code, symbol: currencyBuy.symbol },
    buy: moneyOf(buy),
    sell: sell === null ? null : moneyOf(sell),
    profit: moneyOf(profit),
    key,
    uuid,
  };
  return 'number' in trade ? { ...fields, number: trade.number, status: trade.status } : fields;
}
