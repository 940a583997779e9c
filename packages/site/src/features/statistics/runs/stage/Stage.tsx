import { cents, comparedMarkets, marketOf, type Run, runOf } from '@simulation/engine';
import { formatCount, formatGain, formatMoney } from '@simulation/engine/format';
import { RUN_COUNTS, RUN_DURATIONS } from '@simulation/engine/runs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DialogAbout } from '../../../../honesty/Dialog/DialogHead';
import { fill } from '../../../../i18n';
import { runsTexts } from '../../../../i18n/runs';
import { useLanguage, useTexts } from '../../../../store/react/language';
import { Button } from '../../../../ui/Button/Button';
import { focusNew } from '../../../../ui/focus';
import { AsTable } from '../../../../ui/Table/AsTable';
import { Lecturers } from '../Lecturers';
import { RunsStatus } from '../RunsStatus';
import { useRuns } from '../useRuns';
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
    lens: 'both',
  });
  const [guess, setGuess] = useState<Guess | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const reveal = () => setIsRevealed(true);
  const { name, cost, duration, lens } = setting;

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
  const finding = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return isRevealed ? focusNew(finding.current) : undefined;
  }, [isRevealed]);

  const said = useStageTexts(market, until);
  const done = runs?.done ?? 0;
  const count = formatCount(COUNT, locale);
  const question = fill(said.question, { done: count });
  return (
    <div className={styles.stage} data-stage="" data-runs-done={done === 0 ? undefined : done}>
      <div ref={finding} tabIndex={-1} className={styles.finding}>
        <DialogAbout>
          {rigged ? (
            <Counted text={texts.rigged} name="rigged" value={rigged.ahead} done={done} />
          ) : (
            fill(texts.first, { all: count })
          )}
        </DialogAbout>
        <p>
          {isRevealed && other ? (
            <Counted text={said.finding} name={market.name} value={other.ahead} done={done} />
          ) : (
            question
          )}
        </p>
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
        <RunsStatus runs={progress} count={COUNT}>
          {texts.legend}
        </RunsStatus>
        <div className={styles.below}>
          {!isRevealed && (
            <Button variant="solid" className="screen-only" onClick={reveal}>
              {guess === null ? texts.pass : texts.show}
            </Button>
          )}
          <div className={styles.controls} inert={!isRevealed}>
            <StageControls
              run={run}
              markets={markets}
              market={market}
              costs={costs}
              setting={setting}
              spoken={fill(texts.spoken, {
                cost: formatMoney(costIn(market), locale),
                ahead: formatCount(other?.ahead ?? 0, locale),
                median: formatGain(other?.median ?? cents(0), locale),
                done: formatCount(done, locale),
              })}
              onSet={(change) => setSetting((before) => ({ ...before, ...change }))}
            />
          </div>
        </div>
      </div>
      {isRevealed && (
        <AsTable summary={texts.lecturers}>
          <Lecturers setting={shown} />
        </AsTable>
      )}
    </div>
  );
}
