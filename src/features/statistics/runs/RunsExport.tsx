import { VARIANTS, type Variant } from '../../../engine/runs/experiment';
import type { RunsResult } from '../../../engine/runs/runsResult';
import { fill, labelSentence } from '../../../i18n';
import { exportTexts } from '../../../i18n/export';
import { useLanguage } from '../../../store/react/language';
import { Button } from '../../../ui/Button/Button';
import { CopyByHand } from '../../../ui/CopyByHand/CopyByHand';
import { outcomeText } from '../../shared/outcomeText';
import type { FileFormat, SaveFile } from '../../shared/saveFile';
import { useSaveFile } from '../../shared/useSaveFile';
import { variantNames } from './names';
import * as styles from './Runs.module.css';
import { runsFile } from './runsFile';

type RunsExportProps = {
  /** Complete, so that the file of a link is the same for everyone. */
  readonly result: RunsResult;
  readonly saveFile: SaveFile;
};

/** All runs of each market as a file. Ten thousand runs take a second, so there is no progress to show. */
export function RunsExport({ result, saveFile }: RunsExportProps) {
  const { locale, texts: page } = useLanguage();
  const texts = exportTexts[locale];
  const names = variantNames(result.experiment, page);
  const { percent, ended, save, finish } = useSaveFile(saveFile);

  const start = async (variant: Variant, format: FileFormat) => {
    const { experiment } = result;
    const note = labelSentence(page);
    await save(runsFile({ runs: result[variant], experiment, format, locale, note }), experiment.count);
    finish();
  };

  return (
    <div className={`screen-only ${styles.files}`}>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.buttons}>
          {(['csv', 'json'] as const).map((format) => (
            <Button key={format} aria-disabled={percent !== null} onClick={() => void start(variant, format)}>
              {fill(format === 'csv' ? texts.saveRunsCsv : texts.saveRunsJson, { market: names[variant] })}
            </Button>
          ))}
        </div>
      ))}
      <p role="status">{ended !== null && outcomeText(ended, texts)}</p>
      {ended?.text !== undefined && <CopyByHand label={texts.copy} text={ended.text} />}
    </div>
  );
}
