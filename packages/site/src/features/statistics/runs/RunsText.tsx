import { canLose, type Market, roundHalfAway } from '@simulation/engine';
import type { Experiment, MarketRuns } from '@simulation/engine/runs';
import { expectedInRange, resultDistribution, SIGNIFICANCE } from '@simulation/engine/statistics';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { runsTexts } from '../../../i18n/runs';
import { useLanguage, useTexts } from '../../../store/react/language';
import { SimulatedBadge } from '../../../ui/SimulatedBadge/SimulatedBadge';
import { Amount } from '../../shared/Amount';
import { Count } from '../../shared/Count';
import { useLink } from '../../shared/links';
import { MarketName } from '../../shared/MarketName';
import * as statistics from '../Statistics.module.css';
import { pickedRun } from './pickedRun';
import * as styles from './Runs.module.css';

type RunsTextProps = {
  runs: Pick<MarketRuns, 'market' | 'summary'>;
  experiment: Experiment;
};

/** Many runs in one market, in sentences. Each is true of any number of runs, time and market. */
export function RunsText({ runs: { market, summary }, experiment }: RunsTextProps) {
  const texts = useTexts(runsTexts);
  const { texts: page } = useLanguage();
  const toPage = useLink();
  const { done, ahead, median, best, worst, inRange, judged, significant } = summary;
  const { duration } = experiment;
  const rangeShare = useMemo(() => expectedInRange(resultDistribution(market), duration), [market, duration]);
  const count = (value: number) => <Count of={value} />;
  const money = (cents: number) => <Amount cents={cents} signed />;
  const sentence = (text: string, figures: Record<string, ReactNode>) =>
    fillElements(text, { done: count(done), ...figures });
  const link = (rank: 'best' | 'worst', k: number, text: string) => (
    <a href={toPage('dashboard', pickedRun(experiment, market, k, { rank, count: done }))}>{text}</a>
  );
  return (
    <figure className="stack tight">
      <figcaption className={`row ${statistics.head}`}>
        <MarketName market={market} />
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </figcaption>
      <ul className={`stack tight ${styles.sentences}`}>
        <li className="strong">{sentence(texts[aheadText(market, ahead, done)], { ahead: count(ahead) })}</li>
        <li>{sentence(texts.medianText, { median: money(median) })}</li>
        <li>
          {sentence(texts.bestText, { k: count(best.k), change: money(best.change) })}{' '}
          {link('best', best.k, texts.openBest)}
        </li>
        <li>
          {sentence(texts.worstText, { k: count(worst.k), change: money(worst.change) })}{' '}
          {link('worst', worst.k, texts.openWorst)}
        </li>
        <li>
          {sentence(inRange === 1 ? texts.rangeOne : texts.rangeMany, {
            inRange: count(inRange),
            expected: count(roundHalfAway(rangeShare * done)),
          })}
        </li>
        {judged > 0 && (
          <li>
            {sentence(significant === 1 ? texts.testOne : texts.testMany, {
              significant: count(significant),
              judged: count(judged),
              expected: count(roundHalfAway(SIGNIFICANCE * judged)),
            })}
          </li>
        )}
        {canLose(market) && <li>{sentence(ahead > 0 ? texts.luckAhead : texts.luckNone, {})}</li>}
      </ul>
    </figure>
  );
}

function aheadText(market: Market, ahead: number, done: number) {
  if (!canLose(market)) return 'aheadAlways';
  if (ahead === 0) return 'aheadNone';
  if (ahead === done) return 'aheadAll';
  return ahead === 1 ? 'aheadOne' : 'aheadMany';
}

/** `fill` for elements: each `{word}` of a text is a place. */
function fillElements(text: string, figures: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : figures[part]));
  // The parts of a text keep their order: children one by one need no keys.
  return createElement(Fragment, null, ...parts);
}
