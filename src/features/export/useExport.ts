import { ENGINE_VERSION, isDefaultMarket, type Market, marketOf, type Run } from '../../engine';
import { tradesUntil } from '../../engine/replay';
import { exactMoney, exactNumber } from '../../format';
import { fileName } from '../../format/fileName';
import { SPREADSHEET_TRADES, tradesCsv, tradesJson } from '../../format/tradesFile';
import { labelSentence } from '../../i18n';
import { exportTexts } from '../../i18n/export';
import { useLanguage } from '../../store/react/language';
import { useSessionStore } from '../../store/react/useSession';
import { FILE_TYPES, type FileFormat, type FileSource, type SaveFile } from '../shared/saveFile';
import { useSaveFile } from '../shared/useSaveFile';

/** Makes files of all trades of the run, from the run anew: the session keeps only the latest ten. */
export function useExport(saveFile: SaveFile) {
  const { locale, texts: page } = useLanguage();
  const store = useSessionStore();
  const files = useSaveFile(saveFile);

  /** @param newest only the newest trades, as many as a spreadsheet opens */
  const createFile = (format: FileFormat, newest: boolean): FileSource => {
    const { run, now, account } = store.getState().session;
    const trades = tradesUntil(run, now);
    const market = chosenMarket(run);
    const exported = {
      locale,
      startAmount: account.startAmount,
      startCount: account.startTrades,
      scenario: run.scenario,
      market,
    };
    const head = {
      note: labelSentence(page),
      engineVersion: ENGINE_VERSION,
      seed: run.seed,
      route: run.route,
    };
    const leftOut = newest ? Math.max(0, account.closed - SPREADSHEET_TRADES) : 0;
    return {
      name: fileName(nameOf(run, market), locale, format),
      type: FILE_TYPES[format],
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

/** The market of a run whose link has set its chance or its cost. */
function chosenMarket(run: Run): Market | undefined {
  const market = marketOf(run);
  return market === undefined || isDefaultMarket(market) ? undefined : market;
}

/** The seed, after a scenario and what was set of its market: `fair-30-0.50-7`. */
function nameOf({ seed, scenario }: Run, market: Market | undefined): string {
  const set = market && `${exactNumber(market.chance / 100)}-${exactMoney(market.cost)}`;
  return [scenario, set, seed].filter((part) => part !== undefined).join('-');
}
