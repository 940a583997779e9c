import { Amount, gridValues, heightOf, marketName, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { type Market, nearestCents, RIGGED } from '@simulation/engine';
import { formatClock, formatCount, formatDecimal } from '@simulation/engine/format';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { runsTexts } from '../../../texts/runs';
import type { Guess } from './GuessPen';
import type { Layer } from './paintRuns';
import { RunLines } from './RunLines';
import * as styles from './Stage.module.css';
import type { StageMarket } from './stageRuns';
import { placeNames, type View } from './stageScale';
import { useGlide } from './useGlide';

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
  /** What lies over the plot, as while one may guess. */
  children: ReactNode;
};

/** Both markets in one plot, where they end at its right, and what each is called. */
export function StagePlot({ view, duration, market, rigged, other, guess, children }: StagePlotProps) {
  const language = useLanguage();
  const { locale } = language;
  const texts = useTexts(runsTexts);
  const shown = useGlide(view);
  const drawn = useMemo((): Layer | null => guess && { changes: guess }, [guess]);
  const grid = gridValues(view, 3).filter((value) => value >= shown.lowest && value <= shown.highest);
  const names = [
    rigged && { id: 'rigged', text: marketName(RIGGED, language), amount: rigged.median },
    other && { id: 'other', text: marketName(market, language), amount: other.median },
    guess && { id: 'guess', text: texts.guess, amount: nearestCents(guess.at(-1) ?? 0) },
  ].filter((name) => name !== null);
  const places = placeNames(
    names.map(({ amount }) => amount),
    shown,
  );
  return (
    <div className={`axis ${styles.grid}`}>
      <div className={styles.area}>
        <div aria-hidden="true">
          <div className={`cover ${styles.plot}`}>
            {grid.map((value) => (
              <p key={value} data-value={value} style={atHeight(heightOf(value, shown))}>
                <span className="nowrap">{formatCount(value / 100, locale)}</span>
              </p>
            ))}
          </div>
          {rigged && <RunLines layer={rigged.layer} view={shown} />}
          {other && <RunLines layer={other.layer} view={shown} className={styles.come} />}
          {drawn && <RunLines layer={drawn} view={shown} />}
        </div>
        {children}
      </div>
      <p className={`row ends ${styles.times}`} aria-hidden="true">
        {[0, duration].map((time) => (
          <span key={time}>{formatClock(time)}</span>
        ))}
      </p>
      <ul className={`remark row ${styles.names}`}>
        {names.map(({ id, text, amount }, index) => (
          <li key={id} data-name={id} style={atHeight(places[index] ?? 0)}>
            <span className="strong">{text}</span> <Amount cents={amount} signed />{' '}
            <span className="soft">{placeText(amount) ?? (id === 'guess' ? '' : texts.middle)}</span>
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
