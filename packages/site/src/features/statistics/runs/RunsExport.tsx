import type { MarketRuns, RunsResult } from '@simulation/engine/runs';
import { fill, labelSentence } from '../../../i18n';
import { exportTexts } from '../../../i18n/export';
import { useLanguage, useTexts } from '../../../store/react/language';
import { Button } from '../../../ui/Button/Button';
import { CopyByHand } from '../../../ui/CopyByHand/CopyByHand';
import { marketName } from '../../shared/market';
import type { FileFormat } from '../../shared/saveFile';
import { useSaveFile } from '../../shared/useSaveFile';
import * as styles from './Runs.module.css';
import { runsFile } from './runsFile';

type RunsExportProps = {
  /** Complete, so that the file of a link is the same for everyone. */
  readonly result: RunsResult;
};

/** All runs of each market as a file. Ten thousand runs take a second, so there is no progress to show. */
export function RunsExport({ result }: RunsExportProps) {
  const language = useLanguage();
  const { locale, texts: page } = language;
  const texts = useTexts(exportTexts);
  const { percent, ended, save } = useSaveFile();

  const start = (runs: MarketRuns, format: FileFormat) => {
    const { experiment } = result;
    const note = labelSentence(page);
    void save(runsFile({ runs, experiment, format, locale, note }), experiment.count);
  };

  return (
    <div className={`screen-only ${styles.files}`}>
      {result.markets.map((runs) => (
        <div key={runs.market.name} className={`row ${styles.buttons}`}>
          {(['csv', 'json'] as const).map((format) => (
            <Button key={format} aria-disabled={percent !== null} onClick={() => start(runs, format)}>
              {fill(format === 'csv' ? texts.saveRunsCsv : texts.saveRunsJson, {
                market: marketName(runs.market, language),
              })}
            </Button>
          ))}
        </div>
      ))}
      <p role="status">{ended !== null && fill(texts[ended.outcome], { file: ended.file })}</p>
      {ended?.text !== undefined && <CopyByHand label={texts.copy} text={ended.text} />}
    </div>
  );
}
