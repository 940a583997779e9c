import type { FileFormat, FileSource, Language, StoreState } from '@simulation/dashboard';
import { labelSentence, selectTold } from '@simulation/dashboard/texts';
import {
  cents,
  ENGINE_VERSION,
  isSpecified,
  marketOf,
  type Run,
  toWritten,
  tradesUntil,
} from '@simulation/engine';
import { exactMoney, exactNumber, fileName, statedValues } from '@simulation/engine/format';
import { CSV_TEXTS } from '@simulation/engine/texts';
import { exportTexts } from '../texts/export';
import { SPREADSHEET_TRADES, tradesCsv, tradesJson } from './tradesFile';

/**
 * All trades of a run as a file, from the run anew: the session keeps only the latest ten.
 *
 * @param newest only the newest trades, as many as a spreadsheet opens
 */
export function exportFile(
  state: StoreState,
  format: FileFormat,
  newest: boolean,
  { locale, texts }: Language,
): FileSource {
  const { run, now, account } = state.session;
  const told = selectTold(state);
  const trades = tradesUntil(run, now);
  const exported = {
    locale,
    startAmount: account.startAmount,
    startCount: account.startTrades,
    paidIn: told && cents(told.payments.in - told.payments.out), // the part of the start amount that was paid in
    market: marketOf(run),
  };
  const head = {
    note: labelSentence(texts),
    engineVersion: ENGINE_VERSION,
    seed: run.seed,
    route: run.route,
  };
  const { columns, yes } = CSV_TEXTS[locale];
  const words = { yes, columns: { ...columns, paidIn: exportTexts[locale].paidIn } };
  const leftOut = newest ? Math.max(0, account.closed - SPREADSHEET_TRADES) : 0;
  return {
    name: fileName(told ? `${state.visit.extra?.name}-${run.seed}` : nameOf(run), locale, format),
    format,
    pieces:
      format === 'csv' ? tradesCsv(trades, exported, words, leftOut) : tradesJson(trades, exported, head),
  };
}

/** The seed, after the second page, or a market and its values where they are not as usual: `v-7`, `fair-30-0.50-7`. */
function nameOf(run: Run): string {
  if (run.route === 'v') return `${run.route}-${run.seed}`;
  const market = marketOf(run);
  if (isSpecified(market)) return run.seed;
  const values = statedValues(market).map((each) =>
    each.kind === 'money' ? exactMoney(cents(each.value)) : exactNumber(toWritten(each, each.value)),
  );
  return [market.name, ...values, run.seed].join('-');
}
