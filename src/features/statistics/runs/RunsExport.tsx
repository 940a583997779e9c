import { MARKET_NAMES, type MarketName } from '../../../engine/runs/question';
import type { RunsResult } from '../../../engine/runs/runsResult';
import { fill, labelSentence } from '../../../i18n';
import { exportTexts } from '../../../i18n/export';
import { runsFileTexts } from '../../../i18n/runsFile';
import { useLanguage } from '../../../store/react/language';
import { Button } from '../../../ui/Button/Button';
import { CopyByHand } from '../../../ui/CopyByHand/CopyByHand';
import { outcomeText } from '../../shared/outcomeText';
import type { SaveFile } from '../../shared/saveFile';
import { useSaveFile } from '../../shared/useSaveFile';
import { marketNames } from './names';
import * as styles from './Runs.module.css';
import { type RunsFileEnding, runsFile } from './runsFile';

type RunsExportProps = {
  /** Complete, so that the file of a link is the same for everyone. */
  readonly result: RunsResult;
  readonly saveFile: SaveFile;
};

/** All runs of each market as a file. Ten thousand runs take a second, so there is no progress to show. */
export function RunsExport({ result, saveFile }: RunsExportProps) {
  const { locale, texts: page } = useLanguage();
  const texts = runsFileTexts[locale];
  const exporting = exportTexts[locale];
  const names = marketNames(result.question, page);
  const { percent, ended, save, finish } = useSaveFile(saveFile);

  const start = async (market: MarketName, ending: RunsFileEnding) => {
    const { question } = result;
    const note = labelSentence(page);
    await save(runsFile({ runs: result[market], question, ending, locale, note }), question.count);
    finish();
  };

  return (
    <div className={styles.files}>
      {MARKET_NAMES.map((market) => (
        <div key={market} className={styles.buttons}>
          {(['csv', 'json'] as const).map((ending) => (
            <Button key={ending} aria-disabled={percent !== null} onClick={() => void start(market, ending)}>
              {fill(ending === 'csv' ? texts.saveCsv : texts.saveJson, { market: names[market] })}
            </Button>
          ))}
        </div>
      ))}
      <p role="status">{ended !== null && outcomeText(ended, exporting)}</p>
      {ended?.text !== undefined && <CopyByHand label={exporting.copy} text={ended.text} />}
    </div>
  );
}
