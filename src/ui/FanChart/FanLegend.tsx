import type { CurvePoint } from '../EquityCurve/curveGeometry';
import { Figure } from '../Figure/Figure';
import * as styles from './FanChart.module.css';
import { Swatch } from './FanPicture';
import { BANDS, type BandName, type FanPoint } from './fanGeometry';
import type { FanFormat, FanTexts } from './fanTexts';

type FanLegendProps = {
  point: FanPoint;
  /** The run that is drawn in, at that time; undefined while it is not known. */
  own: CurvePoint | undefined;
  texts: FanTexts;
  format: FanFormat;
};

const ORDER = ['extremes', 'most', 'half'] as const satisfies readonly BandName[];

/** What each line and band is, and its figures at one time. */
export function FanLegend({ point, own, texts, format }: FanLegendProps) {
  const figure = (cents: number) => <Figure exact={format.exact(cents)}>{format.money(cents)}</Figure>;
  return (
    <div>
      <p className={styles.after}>{texts.after(format.time(point.at))}</p>
      <dl className={styles.legend}>
        {ORDER.map((band) => {
          const [low, high] = BANDS[band];
          return (
            <div key={band}>
              <dt>
                <Swatch of={band} />
                {texts.bands[band]}
              </dt>
              <dd className={styles.range}>
                {figure(point[low])} {texts.to} {figure(point[high])}
              </dd>
            </div>
          );
        })}
        <div>
          <dt>
            <Swatch of="median" />
            {texts.median}
          </dt>
          <dd>{figure(point.median)}</dd>
        </div>
        {own && (
          <div>
            <dt>
              <Swatch of="own" />
              {texts.own}
            </dt>
            <dd>{figure(own.total)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The same in one sentence, for screen readers. */
export function fanSentence({ point, own, texts, format }: FanLegendProps): string {
  const { money, time } = format;
  const range = (low: number, high: number) => `${money(low)} ${texts.to} ${money(high)}`;
  const figures = [
    `${texts.median} ${money(point.median)}`,
    ...ORDER.toReversed().map((band) => {
      const [low, high] = BANDS[band];
      return `${texts.bands[band]} ${range(point[low], point[high])}`;
    }),
    ...(own ? [`${texts.own} ${money(own.total)}`] : []),
  ];
  return `${time(point.at)} · ${texts.simulated(figures.join('; '))}`;
}
