import { cents, marketOf, type ParameterName, type Run, toWritten, valuesOf } from '@simulation/engine';
import type { SessionOpened } from './event';
import { toMoney } from './toMoney';

/** How a run decides about gains: its market with the values of its parameters, or the script. */
export function scenarioFields(run: Run): Pick<SessionOpened, 'scenario' | ParameterName> {
  if (run.route === 'v') return { scenario: 'script' };
  const market = marketOf(run);
  const values = valuesOf(market).map((each) => [
    each.name,
    each.kind === 'money' ? toMoney(cents(each.value)) : toWritten(each, each.value),
  ]);
  return { scenario: market.name, ...Object.fromEntries(values) };
}
