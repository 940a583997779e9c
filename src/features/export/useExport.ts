import { ENGINE_VERSION } from '../../engine';
import { tradesUntil } from '../../engine/replay';
import { csvPieces, jsonPieces, SPREADSHEET_TRADES } from '../../format/exportRows';
import { fileName } from '../../format/fileName';
import { labelSentence } from '../../i18n';
import { exportTexts } from '../../i18n/export';
import { useLanguage } from '../../store/react/language';
import type { FileInTheMaking, SaveFile } from '../../store/react/saveFile';
import { useSaveFile } from '../../store/react/useSaveFile';
import { useSessionStore } from '../../store/react/useSession';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

export type Ending = keyof typeof TYPES;

/** Makes files of all trades of the run, from the run anew: the session keeps only the latest ten. */
export function useExport(saveFile: SaveFile) {
  const { locale, currency, texts: page } = useLanguage();
  const store = useSessionStore();
  const files = useSaveFile(saveFile);

  /** @param newest only the newest trades, as many as a spreadsheet opens */
  const fileOf = (ending: Ending, newest: boolean): FileInTheMaking => {
    const { run, now, account } = store.getState().session;
    const { yes, columns } = exportTexts[locale];
    const trades = tradesUntil(run, now);
    const exported = {
      currency,
      startAmount: account.startAmount,
      startCount: account.startTrades,
      scenario: run.scenario,
    };
    const head = {
      note: labelSentence(page),
      engineVersion: ENGINE_VERSION,
      seed: run.seed,
      route: run.route,
    };
    const leftOut = newest ? Math.max(0, account.closed - SPREADSHEET_TRADES) : 0;
    return {
      name: fileName(run.scenario === undefined ? run.seed : `${run.scenario}-${run.seed}`, locale, ending),
      type: TYPES[ending],
      pieces:
        ending === 'csv'
          ? csvPieces(trades, exported, { columns, yes }, leftOut)
          : jsonPieces(trades, exported, head),
    };
  };

  const save = (ending: Ending, newest = false) =>
    files.save(fileOf(ending, newest), store.getState().session.now);

  return { ...files, save };
}
