import {
  Amount,
  BOX,
  heightOf,
  marketName,
  percent,
  useLanguage,
  useTexts,
  yOf,
} from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { cents, type Market, nearestCents, RIGGED } from '@simulation/engine';
import { formatClock, formatDecimal, formatWholeMoney } from '@simulation/engine/format';
import { type CSSProperties, useMemo } from 'react';
import { runsTexts } from '../../../texts/runs';
import { type Guess, GuessPen, type GuessPenProps } from './GuessPen';
import { type Layer, PLOT } from './paintRuns';
import { RunLines } from './RunLines';
import * as styles from './Stage.module.css';
import type { StageMarket } from './stageRuns';
import { placeNames, type View, valueTicks } from './stageScale';

type StagePlotProps = {
  view: View;
  /** Simulated ms, at the right end. */
  duration: number;
  /** The market beside the rigged one. */
  market: Market;
  /** Null while they are not shown. */
  rigged: StageMarket | null;
  other: StageMarket | null;
  guess: Guess | null;
  /** While one may guess. */
  pen: Pick<GuessPenProps, 'label' | 'onGuess' | 'onDone'> | null;
};

/** Both markets in one plot, where they end at its right, and what each is called. */
export function StagePlot({ view, duration, market, rigged, other, guess, pen }: StagePlotProps) {
  const language = useLanguage();
  const { locale } = language;
  const texts = useTexts(runsTexts);
  const ticks = valueTicks(view);
  const drawn = useMemo(
    (): Layer | null => guess && { changes: new Int32Array(), own: guess, isGuess: true },
    [guess],
  );
  const plot: CSSProperties & Record<'--plot', string> = { '--plot': percent(PLOT) };
  const names = [
    ...(rigged ? [{ id: 'rigged', text: marketName(RIGGED, language), amount: rigged.median }] : []),
    ...(other ? [{ id: 'other', text: marketName(market, language), amount: other.median }] : []),
    ...(guess ? [{ id: 'guess', text: texts.guess, amount: nearestCents(guess.at(-1) ?? 0) }] : []),
  ];
  const places = placeNames(
    names.map(({ amount }) => amount),
    view,
  );
  return (
    <div className={`axis ${styles.grid}`} style={plot}>
      <div className={styles.scale} aria-hidden="true">
        {ticks.map((value) => (
          <span key={value} style={atHeight(heightOf(value, view))}>
            {formatWholeMoney(cents(value), locale)}
          </span>
        ))}
      </div>
      <div className={styles.area}>
        <div aria-hidden="true">
          <svg className="cover" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
            {ticks.map((value) => (
              <path
                key={value}
                stroke={value === 0 ? 'var(--line-strong)' : 'var(--line)'}
                d={`M0 ${yOf(value, view)}H${BOX.width}`}
              />
            ))}
          </svg>
          {rigged && <RunLines layer={rigged.layer} view={view} />}
          {other && <RunLines layer={other.layer} view={view} comes />}
          {drawn && <RunLines layer={drawn} view={view} />}
        </div>
        {pen && <GuessPen view={view} guess={guess} {...pen} />}
      </div>
      <p className={`row ends ${styles.times}`} aria-hidden="true">
        {[0, duration].map((time) => (
          <span key={time}>{formatClock(time)}</span>
        ))}
      </p>
      <ul className={`remark ${styles.names}`}>
        {names.map(({ id, text, amount }, index) => (
          <li key={id} data-name={id} style={atHeight(places[index] ?? 0)}>
            <span>{text}</span> <Amount cents={amount} signed />{' '}
            <span>{placeText(amount) ?? (id === 'guess' ? '' : texts.middle)}</span>
          </li>
        ))}
      </ul>
    </div>
  );

  /** How far a value is out of the plot. */
  function placeText(amount: number): string | null {
    const at = heightOf(amount, view);
    const away = Math.max(at - 1, -at);
    if (away <= 0) return null;
    return fill(at > 1 ? texts.higher : texts.lower, { times: formatDecimal(away, 1, locale) });
  }
}

/** Moved by `translate`, which is no layout shift. */
const atHeight = (part: number): CSSProperties & Record<'--at', number> => ({ '--at': part });
