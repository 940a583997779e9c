import type { Run } from '@simulation/engine';
import { hasRuns } from '@simulation/engine/runs';
import { runsTexts } from '../../../i18n/runs';
import { useTexts } from '../../../store/react/language';
import { AsTable } from '../../../ui/Table/AsTable';
import { StatisticsSection } from '../StatisticsSection';
import { Lecturers } from './Lecturers';
import { Stage } from './stage/Stage';

/** Many runs with seeds made from that of one run of the dashboard. */
export function RunsSection({ run }: { run: Run }) {
  const texts = useTexts(runsTexts);
  return (
    <StatisticsSection title={texts.title}>
      {hasRuns(run.seed) ? (
        <Stage run={run}>
          {(setting) => (
            <AsTable summary={texts.lecturers}>
              <Lecturers setting={setting} />
            </AsTable>
          )}
        </Stage>
      ) : (
        <p>{texts.seedTooLong}</p>
      )}
    </StatisticsSection>
  );
}
