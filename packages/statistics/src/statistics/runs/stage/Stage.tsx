import { Button, DialogAboutContext, focusNew, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { cents, comparedMarkets, marketOf, type Run, runOf } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import { RUN_COUNTS, RUN_DURATIONS } from '@simulation/engine/runs';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { runsTexts } from '../../../texts/runs';
import { AsTable } from '../../AsTable';
import { Lecturers } from '../Lecturers';
import { RunsStatus } from '../RunsStatus';
import { useRuns } from '../useRuns';
import { CostSlider } from './CostSlider';
import type { Guess } from './GuessPen';
import * as styles from './Stage.module.css';
import { StageControls, type StageSetting } from './StageControls';
import { StagePlot } from './StagePlot';
import { atCost, computeStageRuns, costIn, costsFor, onStage, stageMarkets } from './stageRuns';
import { stageScale } from './stageScale';
import { Counted, useStageTexts } from './stageText';

const [, COUNT] = RUN_COUNTS;

/**
 * Many runs in the rigged feed and in another market, on one stage: one guesses, sees, and changes the cost oneself. At
 * each cost it is the same luck under another rule.
 */
export function Stage({ run }: { run: Run }) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const [, opened] = useMemo(() => comparedMarkets(marketOf(run)), [run]);
  const markets = useMemo(() => stageMarkets(run), [run]);
  const [setting, setSetting] = useState<StageSetting>({
    name: opened.name,
    cost: costIn(opened),
    duration: RUN_DURATIONS[1],
    isNear: false,
  });
  const set = (change: Partial<StageSetting>) => setSetting((before) => ({ ...before, ...change }));
  const [guess, setGuess] = useState<Guess | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const { name, cost, duration, isNear } = setting;

  const asked = useMemo(() => {
    const market = atCost(markets.find((each) => each.name === name) ?? opened, 0);
    return { run: runOf({ ...run, market }), count: COUNT, duration };
  }, [run, markets, opened, name, duration]);
  const progress = useRuns(asked, computeStageRuns);
  // Until the first of other runs are played, the ones before stay.
  const [kept, keep] = useState(progress.result);
  if (progress.result !== null && progress.result !== kept) keep(progress.result);
  const runs = progress.result ?? kept;

  const { run: played, duration: until } = runs?.experiment ?? asked;
  const market = useMemo(() => atCost(marketOf(played), cost), [played, cost]);
  const costs = costsFor(opened);
  const { views, bars } = useMemo(() => stageScale(marketOf(played), costs, until), [played, costs, until]);
  const rigged = useMemo(
    () => runs && onStage(runs.rigged, runs.trades, cents(0), bars.rigged),
    [runs, bars],
  );
  const other = useMemo(
    () => runs && onStage(runs.other, runs.trades, costIn(market), bars.other),
    [runs, bars, market],
  );
  const shown = useMemo(() => ({ run: runOf({ ...run, market }), duration: until }), [run, market, until]);

  // The button that had the focus is gone: what it has led to is read instead.
  const finding = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    return isRevealed ? focusNew(finding.current) : undefined;
  }, [isRevealed]);

  const said = useStageTexts(market, until);
  const done = runs?.done ?? 0;
  const count = formatCount(COUNT, locale);
  const question = fill(said.question, { done: count });
  return (
    <div
      className={`stack tight ${styles.stage}`}
      data-stage=""
      data-runs-done={done === 0 ? undefined : done}
    >
      <h4
        ref={finding}
        id={useContext(DialogAboutContext)}
        tabIndex={-1}
        className={`strong ${styles.finding}`}
      >
        {/* What is heard at the opening is no count that has changed meanwhile. */}
        {rigged && (isRevealed || done === COUNT) ? (
          <Counted text={texts.rigged} name="rigged" value={rigged.ahead} done={done} />
        ) : (
          <span>{fill(texts.first, { all: count })}</span>
        )}
        {other && isRevealed ? (
          <Counted text={said.finding} name={market.name} value={other.ahead} done={done} />
        ) : (
          <span>{question}</span>
        )}
      </h4>
      <div className="stack" data-guess={isRevealed ? undefined : ''}>
        <StagePlot
          view={isNear ? views.near : views.both}
          duration={until}
          market={market}
          rigged={rigged}
          other={isRevealed ? other : null}
          guess={guess}
          pen={isRevealed ? null : { label: question, onGuess: setGuess, onDone: () => setIsRevealed(true) }}
        />
        <RunsStatus runs={progress} count={COUNT}>
          {texts.legend}
        </RunsStatus>
        <div className={styles.hand}>
          {!isRevealed ? (
            <Button variant="solid" className="screen-only" onClick={() => setIsRevealed(true)}>
              {guess === null ? texts.pass : texts.show}
            </Button>
          ) : 'cost' in market ? (
            <CostSlider
              market={market}
              costs={costs}
              median={other?.median ?? cents(0)}
              counted={{ ahead: formatCount(other?.ahead ?? 0, locale), done: formatCount(done, locale) }}
              onChange={(chosen) => set({ cost: chosen, isNear: true })}
            />
          ) : (
            <p>{said.rule}</p>
          )}
        </div>
        <p className={styles.rule}>{isRevealed ? said.onAverage : said.rule}</p>
        <StageControls run={run} markets={markets} market={market} setting={setting} onSet={set} />
      </div>
      <AsTable summary={texts.lecturers}>
        <Lecturers setting={shown} />
      </AsTable>
    </div>
  );
}
