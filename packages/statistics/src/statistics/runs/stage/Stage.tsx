import { Button, DialogAboutContext, focusNew, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { cents, comparedMarkets, marketOf, type Run, runOf } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import { RUN_DURATIONS } from '@simulation/engine/runs';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { runsTexts } from '../../../texts/runs';
import { Lecturers } from '../Lecturers';
import { RunsStatus } from '../RunsStatus';
import { useRuns } from '../useRuns';
import { CostSlider } from './CostSlider';
import { type Guess, GuessPen } from './GuessPen';
import * as styles from './Stage.module.css';
import { StageControls, type StageSetting } from './StageControls';
import { StagePlot } from './StagePlot';
import { atCost, COUNT, computeStageRuns, costIn, marketBeside, maxCostOf, onStage } from './stageRuns';
import { stageScale } from './stageScale';
import { Counted, useStageTexts } from './stageText';

/**
 * Many runs in the rigged feed and in another market, on one stage: one guesses, sees, and changes the cost oneself. At
 * each cost it is the same luck under another rule.
 */
export function Stage({ run }: { run: Run }) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const [setting, setSetting] = useState<StageSetting>(() => ({
    name: comparedMarkets(marketOf(run))[1].name,
    duration: RUN_DURATIONS[1],
    isNear: false,
  }));
  const set = (change: Partial<StageSetting>) => setSetting((before) => ({ ...before, ...change }));
  const [guessed, setGuessed] = useState<{ question: string; guess: Guess } | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const { name, cost, duration, isNear } = setting;

  const asked = useMemo(() => {
    const market = atCost(marketBeside(run, name), 0);
    return { run: runOf({ ...run, market }), count: COUNT, duration };
  }, [run, name, duration]);
  const progress = useRuns(asked, computeStageRuns);
  const { result: runs } = progress;

  // Of the runs that are there: until others are played, the ones before stay.
  const { run: free, duration: until } = runs?.experiment ?? asked;
  const opened = useMemo(() => marketBeside(run, marketOf(free).name), [run, free]);
  const market = useMemo(() => atCost(opened, cost), [opened, cost]);
  const maxCost = maxCostOf(opened);
  const shown = useMemo(() => ({ run: runOf({ ...run, market }), duration: until }), [run, market, until]);
  const { views, sums } = useMemo(() => stageScale(marketOf(free), maxCost, until), [free, maxCost, until]);
  const rigged = useMemo(() => runs && onStage(runs.rigged, runs.trades, 0, sums.rigged), [runs, sums]);
  const other = useMemo(
    () => runs && onStage(runs.other, runs.trades, costIn(market), sums.other),
    [runs, sums, market],
  );

  // The button that had the focus is gone: what it has led to is read instead.
  const finding = useRef<HTMLHeadingElement>(null);
  useEffect(() => (isRevealed ? focusNew(finding.current) : undefined), [isRevealed]);

  const reveal = () => setIsRevealed(true);
  const view = isNear ? views.near : views.both;
  const { question, ...said } = useStageTexts(market, until);
  const guess = guessed?.question === question ? guessed.guess : null;
  const done = runs?.done ?? 0;
  return (
    <div className={`stack tight ${styles.stage}`} data-stage="" data-runs-done={done || undefined}>
      <h4
        ref={finding}
        id={useContext(DialogAboutContext)}
        tabIndex={-1}
        className={`figure ${styles.finding}`}
      >
        {/* What is heard at the opening is no count that has changed meanwhile. */}
        {rigged && (isRevealed || done === COUNT) ? (
          <Counted text={texts.rigged} name="rigged" value={rigged.ahead} done={done} />
        ) : (
          <span>{fill(texts.first, { all: formatCount(COUNT, locale) })}</span>
        )}
        {other && isRevealed ? (
          <Counted text={said.finding} name={market.name} value={other.ahead} done={done} />
        ) : (
          <span>{question}</span>
        )}
      </h4>
      <div className="stack" data-guess={isRevealed ? undefined : ''}>
        <StagePlot
          view={view}
          duration={until}
          market={market}
          rigged={rigged}
          other={isRevealed ? other : null}
          guess={guess}
        >
          {!isRevealed && (
            <GuessPen
              view={view}
              question={question}
              guess={guess}
              onGuess={(drawn) => setGuessed({ question, guess: drawn })}
              onDone={reveal}
            />
          )}
        </StagePlot>
        <RunsStatus runs={progress} count={COUNT}>
          {texts.legend}
        </RunsStatus>
        <div className={styles.hand}>
          {!isRevealed ? (
            <Button variant="solid" className="screen-only" onClick={reveal}>
              {guess === null ? texts.pass : texts.show}
            </Button>
          ) : 'cost' in market ? (
            <CostSlider
              market={market}
              max={maxCost}
              median={other?.median ?? cents(0)}
              counted={{ ahead: formatCount(other?.ahead ?? 0, locale), done: formatCount(done, locale) }}
              onChange={(chosen) => set({ cost: chosen, isNear: true })}
            />
          ) : (
            <p>{said.rule}</p>
          )}
        </div>
        <p className={styles.rule}>{isRevealed ? said.onAverage : said.rule}</p>
        <StageControls run={shown.run} opened={run} setting={setting} onSet={set} />
      </div>
      <Lecturers setting={shown} />
    </div>
  );
}
