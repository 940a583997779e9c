import type { FanPoint } from '../../../engine/runs/runsResult';
import { formatGain } from '../../../format';
import { formatClock } from '../../../format/formatClock';
import { fill } from '../../../i18n';
import { runsTexts } from '../../../i18n/runs';
import { type Language, useLanguage } from '../../../store/react/language';
import { Mark } from '../../../ui/Mark/Mark';
import { Amount } from '../../shared/Amount';
import type { CurvePoint } from '../../shared/EquityCurve/curveGeometry';
import * as statistics from '../Statistics.module.css';
import * as styles from './FanChart.module.css';
import { Swatch } from './FanPicture';
import { BANDS, type BandName } from './fanGeometry';

type FanLegendProps = {
  point: FanPoint;
  /** The run that is drawn in, at that time; undefined while it is not known. */
  own: CurvePoint | undefined;
};

const ORDER = ['extremes', 'most', 'half'] as const satisfies readonly BandName[];

/** The name of each line and band, and its figures at one time. */
export function FanLegend({ point, own }: FanLegendProps) {
  const texts = runsTexts[useLanguage().locale];
  return (
    <div>
      <p className={styles.after}>
        {fill(texts.after, { time: formatClock(point.at) })} <Mark />
      </p>
      <dl className={`${statistics.figures} ${styles.legend}`}>
        {ORDER.map((band) => {
          const [low, high] = BANDS[band];
          return (
            <div key={band}>
              <dt>
                <Swatch of={band} />
                {texts[band]}
              </dt>
              <dd className={styles.range}>
                <Amount cents={point[low]} signed /> {texts.to} <Amount cents={point[high]} signed />
              </dd>
            </div>
          );
        })}
        <div>
          <dt>
            <Swatch of="median" />
            {texts.median}
          </dt>
          <dd>
            <Amount cents={point.median} signed />
          </dd>
        </div>
        {own && (
          <div>
            <dt>
              <Swatch of="own" />
              {texts.own}
            </dt>
            <dd>
              <Amount cents={own.total} signed />
            </dd>
          </div>
        )}
      </dl>
      <Mark className={styles.mark} />
    </div>
  );
}

/** The same in one sentence, for screen readers. */
export function fanSentence({ point, own }: FanLegendProps, { locale, texts: page }: Language): string {
  const texts = runsTexts[locale];
  const money = (cents: number) => formatGain(cents, locale);
  const figures = [
    `${texts.median} ${money(point.median)}`,
    ...ORDER.toReversed().map((band) => {
      const [low, high] = BANDS[band];
      return `${texts[band]} ${money(point[low])} ${texts.to} ${money(point[high])}`;
    }),
    ...(own ? [`${texts.own} ${money(own.total)}`] : []),
  ];
  return `${formatClock(point.at)} · ${fill(page.simulatedFigure, { figure: figures.join('; ') })}`;
}
