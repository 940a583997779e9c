import { expect } from 'vitest';
import { tradeCount } from '../account';
import { advance } from '../advance';
import { createSession } from '../createSession';
import { runOf } from '../makeRun';
import type { RunFields } from '../run';
import type { Session } from '../session';
import { isOpen, type Trade } from '../trade';
import { startTrading } from '../tradingScript';

/** The real engine with a test's verbs; they chain. */
export class TestSession {
  #session: Session;

  private constructor(session: Session) {
    this.#session = session;
  }

  static open(seed: string, run: Partial<RunFields> = {}): TestSession {
    return new TestSession(createSession(runOf({ ...run, seed })));
  }

  static openV(seed: string, run: Partial<RunFields> = {}): TestSession {
    return TestSession.open(seed, { ...run, route: 'v' });
  }

  get now(): Session {
    return this.#session;
  }

  after(ms: number): this {
    this.#session = advance(this.#session, ms);
    return this;
  }

  pressStartTrading(): this {
    this.#session = startTrading(this.#session);
    return this;
  }

  scriptState() {
    const { script } = this.#session;
    if (script === null) throw new Error('The dashboard has no script; open the session with openV().');
    return script;
  }

  openTrades(): readonly Trade[] {
    return this.#session.trades.filter(isOpen);
  }

  expectTradeCount(count: number): this {
    expect(tradeCount(this.#session.account)).toBe(count);
    return this;
  }

  expectState(name: string): this {
    expect(this.scriptState().name).toBe(name);
    return this;
  }
}
