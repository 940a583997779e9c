import { Button, CopyByHand, savingTexts, useLanguage, useSaveFile, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import type { RunsResult } from '@simulation/engine/runs';
import { runsTexts } from '../../texts/runs';
import { runsFile } from './runsFile';

/**
 * All runs of both markets as one file: a complete result, so that the file of a link is the same for everyone. Ten
 * thousand runs take a second, so there is no progress to show.
 */
export function RunsExport({ result }: { result: RunsResult }) {
  const { locale } = useLanguage();
  const { saveRuns } = useTexts(runsTexts);
  const texts = useTexts(savingTexts);
  const { percent, ended, save } = useSaveFile();
  return (
    <div className="screen-only prose">
      <Button
        aria-disabled={percent !== null}
        onClick={() => void save(runsFile(result, locale), result.experiment.count)}
      >
        {saveRuns}
      </Button>
      <p role="status">{ended !== null && fill(texts[ended.outcome], { file: ended.file })}</p>
      {ended?.text !== undefined && <CopyByHand label={texts.copy} text={ended.text} />}
    </div>
  );
}
