import { Amount, Count, marketName, shownSeed, useLanguage, useLink, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { ENGINE_VERSION, nearestCents, roundHalfAway, runParameters } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import {
  type MarketRuns,
  type RankedRun,
  type RunsResult,
  runSeed,
  seriesRun,
} from '@simulation/engine/runs';
import {
  expectedInRange,
  meanWithError,
  resultDistribution,
  SIGNIFICANCE,
} from '@simulation/engine/statistics';
import { runsTexts } from '../../texts/runs';
import { rateRange } from '../shares';
import { WideTable } from '../Table';
import { durationText } from './stage/stageText';

/**
 * What many runs came to in both markets, with the errors of the figures, and what is expected of runs that are drawn
 * as stated.
 */
export function RunsFigures({ result }: { result: RunsResult }) {
  const language = useLanguage();
  const { locale } = language;
  const texts = useTexts(runsTexts);
  const toPage = useLink();
  const { experiment, done, markets } = result;
  const { run, count, duration } = experiment;
  const seed = (k: number) => runSeed(shownSeed(run.seed), k);
  const shown = fill(done === count ? texts.shown : texts.shownPartly, {
    done: formatCount(done, locale),
    count: formatCount(count, locale),
    duration: durationText(duration, texts),
    first: seed(1),
    last: seed(count),
  });
  const columns = markets.map(figuresOf);
  return (
    <>
      <WideTable
        caption={shown}
        heads={[texts.figure, ...markets.map(({ market }) => marketName(market, language))]}
        rows={texts.figures.map((name, row) => [name, ...columns.map((column) => column[row])])}
      />
      <p>
        {fill(markets[1].summary.ahead > 0 ? texts.luckAhead : texts.luckNone, {
          done: formatCount(done, locale),
        })}
      </p>
    </>
  );

  /** In the order of their names. */
  function figuresOf({ market, summary, outcome }: MarketRuns) {
    const { done: played, ahead, median, best, worst, inRange, judged, significant } = summary;
    const ends = Array.from({ length: count }, (_, place) => outcome(place + 1)?.change ?? []).flat();
    const { mean, error } = meanWithError(ends);
    const outOf = (runs: number, of: number, share: number) =>
      fill(texts.outOf, {
        runs: formatCount(runs, locale),
        all: formatCount(of, locale),
        expected: formatCount(roundHalfAway(share * of), locale),
      });
    /** With a link that opens the run at its end and says how it was picked. */
    const ranked = (rank: 'best' | 'worst', { k, change }: RankedRun) => {
      const opened = { ...runParameters(seriesRun(experiment, market, k)), engine: ENGINE_VERSION };
      const picked = { rank, count: played };
      return (
        <span key={rank}>
          <Amount cents={change} signed />{' '}
          <a href={toPage('dashboard', { ...opened, picked, t: duration, still: true })}>
            {fill(texts.openRanked, { k: formatCount(k, locale) })}
          </a>
        </span>
      );
    };
    return [
      <Count key="ahead" of={ahead} />,
      rateRange(ahead, played, locale),
      <span key="mean">
        <Amount cents={nearestCents(mean)} signed /> ± <Amount cents={nearestCents(error)} />
      </span>,
      <Amount key="median" cents={median} signed />,
      ranked('best', best),
      ranked('worst', worst),
      outOf(inRange, played, expectedInRange(resultDistribution(market), duration)),
      judged === 0 ? '–' : outOf(significant, judged, SIGNIFICANCE),
    ];
  }
}
