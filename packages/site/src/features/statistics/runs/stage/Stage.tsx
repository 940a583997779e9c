import { comparedMarkets, type MarketName, marketOf, type Run } from '@simulation/engine';
import { formatCount, formatGain, formatMoney } from '@simulation/engine/format';
import { type Experiment, RUN_COUNTS, RUN_DURATIONS } from '@simulation/engine/runs';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DialogAbout } from '../../../../honesty/Dialog/DialogHead';
import { fill } from '../../../../i18n';
import { runsTexts } from '../../../../i18n/runs';
import { useLanguage, useTexts } from '../../../../store/react/language';
import { Button } from '../../../../ui/Button/Button';
import { announce } from '../../../../ui/Status/announce';
import type { Setting } from '../Lecturers';
import { useRuns } from '../useRuns';
import type { Guess } from './GuessPen';
import * as styles from './Stage.module.css';
import { StageControls } from './StageControls';
import { StagePlot } from './StagePlot';
import { atCost, computeStageRuns, costIn, costsFor, onStage, stageMarkets } from './stageRuns';
import { type Lens, stageScale } from './stageScale';
import { Counted, useStageTexts } from './stageText';

const [, COUNT] = RUN_COUNTS;

type StageProps = {
  run: Run;
  /** For lecturers, about the market and the time that are set. */
  children: (setting: Setting) => ReactNode;
};

/**
 * Many runs in the rigged feed and in another market, on one stage: one guesses, sees, and changes the cost oneself. At each
 * cost it is the same luck under another rule.
 */
export function Stage({ run, children }: StageProps) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const markets = useMemo(() => stageMarkets(run), [run]);
  const [, opened] = useMemo(() => comparedMarkets(marketOf(run)), [run]);
  const [name, setName] = useState<MarketName>(opened.name);
  const [cost, setCost] = useState(costIn(opened));
  const [duration, setDuration] = useState<Experiment['duration']>(RUN_DURATIONS[1]);
  const [guess, setGuess] = useState<Guess | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const [lens, setLens] = useState<Lens>('both');

  const asked = useMemo(() => {
    const market = atCost(markets.find((each) => each.name === name) ?? opened, 0);
    return { run: { ...run, market }, count: COUNT, duration };
  }, [run, markets, opened, name, duration]);
  const { state, result, onPage } = useRuns(asked, computeStageRuns);
  // Until the first of other runs are played, the ones before stay.
  const [kept, keep] = useState(result);
  if (result !== null && result !== kept) keep(result);
  const runs = result ?? kept;

  const { run: played, duration: until } = runs?.experiment ?? asked;
  const free = marketOf(played);
  const market = useMemo(() => atCost(free, cost), [free, cost]);
  const setting = useMemo(() => ({ run: { ...run, market }, duration: until }), [run, market, until]);
  const costs = costsFor(opened);
  const { views, bars } = useMemo(() => stageScale(free, costs, until), [free, costs, until]);
  const rigged = useMemo(() => runs && onStage(runs.rigged, runs.trades, 0, bars.rigged), [runs, bars]);
  const other = useMemo(
    () => runs && onStage(runs.other, runs.trades, costIn(market), bars.other),
    [runs, bars, market],
  );

  const said = useStageTexts(market, until);
  const done = runs?.done ?? 0;
  const question = fill(said.question, { done: formatCount(COUNT, locale) });
  const counts = { done: formatCount(done, locale), all: formatCount(COUNT, locale) };

  // What is read aloud once all are played, and once the button that had the focus is gone.
  const isDone = state === 'done';
  useEffect(() => {
    if (isDone) announce(fill(texts.played, { done: formatCount(COUNT, locale) }));
  }, [isDone, texts, locale]);
  const finding = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRevealed) finding.current?.focus({ preventScroll: true });
  }, [isRevealed]);
  const reveal = () => setIsRevealed(true);

  const status = state === 'playing' ? fill(texts.playing, counts) : texts.legend;
  return (
    <div className={styles.stage} data-stage="" data-runs-done={done === 0 ? undefined : done}>
      <div ref={finding} tabIndex={-1} className={styles.finding}>
        <DialogAbout>
          {rigged === null ? (
            fill(texts.first, counts)
          ) : (
            <Counted text={texts.rigged} name="rigged" value={rigged.ahead} done={done} />
          )}
        </DialogAbout>
        {isRevealed && other ? (
          <p>
            <Counted text={said.finding} name={market.name} value={other.ahead} done={done} />
          </p>
        ) : (
          <p>{question}</p>
        )}
      </div>
      <div data-guess={isRevealed ? undefined : ''}>
        <StagePlot
          views={views}
          lens={lens}
          duration={until}
          market={market}
          rigged={rigged}
          other={isRevealed ? other : null}
          guess={guess}
          pen={isRevealed ? null : { question, onGuess: setGuess, onDone: reveal }}
        />
        <p className={`remark ${styles.status}`} role={state === 'failed' ? 'alert' : undefined}>
          {state === 'failed' ? texts.failed : onPage ? texts.onPage : status}
        </p>
        <div className={styles.below}>
          {!isRevealed && (
            <Button variant="solid" className="screen-only" onClick={reveal}>
              {guess === null ? texts.pass : texts.show}
            </Button>
          )}
          <div className={isRevealed ? styles.controls : styles.waiting} inert={!isRevealed}>
            <StageControls
              run={run}
              markets={markets}
              market={market}
              costs={costs}
              duration={duration}
              lens={lens}
              spoken={fill(texts.spoken, {
                cost: formatMoney(cost, locale),
                ahead: formatCount(other?.ahead ?? 0, locale),
                median: formatGain(other?.median ?? 0, locale),
                ...counts,
              })}
              onCost={(next) => {
                setCost(next);
                setLens('near');
              }}
              onName={setName}
              onDuration={setDuration}
              onLens={setLens}
            />
          </div>
        </div>
      </div>
      {isRevealed && children(setting)}
    </div>
  );
}
