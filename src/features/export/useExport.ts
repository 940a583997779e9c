import { useEffect, useRef, useState } from 'react';
import { ENGINE_VERSION, isDefaultMarket, type Market, marketOf, type Run } from '../../engine';
import { tradesUntil } from '../../engine/replay';
import { exactMoney, exactNumber } from '../../format';
import { csvPieces, jsonPieces, SPREADSHEET_TRADES } from '../../format/exportRows';
import { fileName } from '../../format/fileName';
import { labelSentence } from '../../i18n';
import { exportTexts } from '../../i18n/export';
import { useLanguage } from '../../store/react/language';
import { useSessionStore } from '../../store/react/useSession';
import type { FileInTheMaking, Saved, SaveFile } from './saveFile';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

export type Ending = keyof typeof TYPES;

/** How an export ended. */
export type Ended = { readonly file: string; readonly saved: Saved | 'failed' };

/** Makes files of all trades of the run, from the run anew: the session keeps only the latest ten. */
export function useExport(saveFile: SaveFile) {
  const { locale, currency, texts: page } = useLanguage();
  const store = useSessionStore();
  const [percent, setPercent] = useState<number | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const making = useRef<AbortController | null>(null);

  // Nobody sees a file in the making once the panel is closed.
  useEffect(() => () => making.current?.abort(), []);

  /** @param newest only the newest trades, as many as a spreadsheet opens */
  const fileOf = (ending: Ending, newest: boolean): FileInTheMaking => {
    const { run, now, account } = store.getState().session;
    const { yes, columns } = exportTexts[locale];
    const trades = tradesUntil(run, now);
    const market = chosenMarket(run);
    const exported = {
      currency,
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
      name: fileName(nameOf(run, market), locale, ending),
      type: TYPES[ending],
      pieces:
        ending === 'csv'
          ? csvPieces(trades, exported, { columns, yes }, leftOut)
          : jsonPieces(trades, exported, head),
    };
  };

  const save = async (ending: Ending, newest = false): Promise<void> => {
    if (making.current !== null) return;
    const { now } = store.getState().session;
    const file = fileOf(ending, newest);
    const controller = new AbortController();
    making.current = controller;
    setEnded(null);
    try {
      const onSlice = (at: number) => setPercent(now === 0 ? 0 : Math.floor((at * 100) / now));
      setEnded({ file: file.name, saved: await saveFile(file, onSlice, controller.signal) });
    } catch {
      setEnded({ file: file.name, saved: 'failed' });
    }
    making.current = null;
  };

  return {
    /** How far the file is, 0 to 100; null when none is in the making, or not for long. */
    percent,
    ended,
    save,
    cancel: () => making.current?.abort(),
    /** Takes the progress away. Not earlier, so that the focus can be led away from it. */
    finish: () => setPercent(null),
  };
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
