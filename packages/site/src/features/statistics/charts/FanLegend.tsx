import { cents } from '@simulation/engine';
import { formatClock, formatGain } from '@simulation/engine/format';
import type { FanPoint } from '@simulation/engine/runs';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { type Language, useLanguage, useTexts } from '../../../store/react/language';
import { Amount } from '../../shared/Amount';
import type { CurvePoint } from '../../shared/EquityCurve/curveGeometry';
import * as statistics from '../Statistics.module.css';
import * as styles from './Chart.module.css';
import { Swatch, type SwatchName } from './FanPicture';
import { BANDS, type BandName } from './fanGeometry';

type FanLegendProps = {
  point: FanPoint;
  /** The run that is drawn in, at that time; undefined while it is not known. */
  own: CurvePoint | undefined;
};

type Entry = { name: SwatchName; low: number; high?: number };

/** The figures of each band and line at one time: of many runs, and of the one run that is drawn in. */
function entriesOf({ point, own }: FanLegendProps): { fan: Entry[]; run: Entry[] } {
  const bandOf = (name: BandName) => {
    const [low, high] = BANDS[name];
    return { name, low: point[low], high: point[high] };
  };
  return {
    fan: [bandOf('extremes'), bandOf('most'), bandOf('half'), { name: 'median', low: point.median }],
    run: own ? [{ name: 'own', low: own.total }] : [],
  };
}

/** The name of each band and line, and its figures at one time. */
export function FanLegend(read: FanLegendProps) {
  const texts = useTexts(runsTexts);
  const { texts: page } = useLanguage();
  const { fan, run } = entriesOf(read);
  return (
    <div>
      <p className="remark">{fill(texts.after, { time: formatClock(read.point.at) })}</p>
      <table className={`${statistics.figures} ${styles.legend}`}>
        <tbody>
          {[...fan, ...run].map(({ name, low, high }) => (
            <tr key={name}>
              <th scope="row">
                <Swatch of={name} />
                {texts[name]}
              </th>
              {high === undefined ? (
                <td>
                  <Amount cents={cents(low)} signed />
                </td>
              ) : (
                <td className={styles.range}>
                  <Amount cents={cents(low)} signed /> {page.to} <Amount cents={cents(high)} signed />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same in one sentence, for screen readers. */
export function fanSentence(read: FanLegendProps, { locale, texts: page }: Language): string {
  const texts = runsTexts[locale];
  const { fan, run } = entriesOf(read);
  const figures = [...fan.toReversed(), ...run].map(({ name, low, high }) => {
    const text = `${texts[name]} ${formatGain(cents(low), locale)}`;
    return high === undefined ? text : `${text} ${page.to} ${formatGain(cents(high), locale)}`;
  });
  return `${formatClock(read.point.at)}, ${fill(page.simulatedFigure, { figure: figures.join('; ') })}`;
}
