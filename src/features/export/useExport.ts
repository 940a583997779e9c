import { ENGINE_VERSION, isSpecified, marketOf, type Run, valuesOf } from '../../engine';
import { toWritten } from '../../engine/markets';
import { isUsualMarket } from '../../engine/markets/isUsualMarket';
import { tradesUntil } from '../../engine/replay';
import { exactMoney, exactNumber } from '../../format';
import { fileName } from '../../format/fileName';
import { SPREADSHEET_TRADES, tradesCsv, tradesJson } from '../../format/tradesFile';
import { labelSentence } from '../../i18n';
import { exportTexts } from '../../i18n/export';
import { useLanguage } from '../../store/react/language';
import { useSessionStore } from '../../store/react/useSession';
import type { FileFormat, FileSource } from '../shared/saveFile';
import { useSaveFile } from '../shared/useSaveFile';

/** Makes files of all trades of the run, from the run anew: the session keeps only the latest ten. */
export function useExport() {
  const { locale, texts: page } = useLanguage();
  const store = useSessionStore();
  const files = useSaveFile();

  /** @param newest only the newest trades, as many as a spreadsheet opens */
  const createFile = (format: FileFormat, newest: boolean): FileSource => {
    const { run, now, account } = store.getState().session;
    const trades = tradesUntil(run, now);
    const exported = {
      locale,
      startAmount: account.startAmount,
      startCount: account.startTrades,
      market: marketOf(run),
    };
    const head = {
      note: labelSentence(page),
      engineVersion: ENGINE_VERSION,
      seed: run.seed,
      route: run.route,
    };
    const leftOut = newest ? Math.max(0, account.closed - SPREADSHEET_TRADES) : 0;
    return {
      name: fileName(nameOf(run), locale, format),
      format,
      pieces:
        format === 'csv'
          ? tradesCsv(trades, exported, exportTexts[locale], leftOut)
          : tradesJson(trades, exported, head),
    };
  };

  const save = (format: FileFormat, newest = false) =>
    files.save(createFile(format, newest), store.getState().session.now);

  return { ...files, save };
}

/** The seed, after a market and its values where they are not as usual: `fair-30-0.50-7`. */
function nameOf(run: Run): string {
  const market = marketOf(run);
  if (isSpecified(market)) return run.seed;
  const values = valuesOf(market).map((each) =>
    each.kind === 'money' ? exactMoney(each.value) : exactNumber(toWritten(each, each.value)),
  );
  return [market.name, ...(isUsualMarket(market) ? [] : values), run.seed].join('-');
}
