import type { FanPoint } from '../../../engine/runs/runsResult';
import { formatClock } from '../../../format/formatClock';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage } from '../../../store/react/language';
import { evenly } from '../../../ui/EquityCurve/curveGeometry';
import { WideTable } from '../../../ui/Table/Table';
import { Amount } from '../Amount';

const COLUMNS = ['lowest', 'p5', 'p25', 'median', 'p75', 'p95', 'highest'] as const;

/** One row for every fifth of 61 points. */
const MAX_ROWS = 13;

/** The figures of a fan chart at some of its times. */
export function FanTable({ points, caption }: { points: readonly FanPoint[]; caption: string }) {
  const texts = runsTexts[useLanguage().locale];
  return (
    <WideTable
      caption={caption}
      heads={(['time', ...COLUMNS] as const).map((column) => texts[column])}
      rows={evenly(points, MAX_ROWS).map((point) => ({
        key: point.at,
        cells: [
          formatClock(point.at),
          ...COLUMNS.map((column) => <Amount key={column} cents={point[column]} signed />),
        ],
      }))}
    />
  );
}
