import { marketText, ofVariant, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { type Market, RIGGED } from '@simulation/engine';
import { formatAverage, formatCount, formatShare } from '@simulation/engine/format';
import { type Experiment, RUN_DURATIONS } from '@simulation/engine/runs';
import { keepUpShare, resultDistribution } from '@simulation/engine/statistics';
import { type RunsTexts, runsTexts } from '../../../texts/runs';
import { COUNT } from './stageRuns';

/** The simulated time of a run in words. */
export function durationText(duration: Experiment['duration'], texts: RunsTexts): string {
  return texts.durations[RUN_DURATIONS.indexOf(duration)] ?? '';
}

/** What is asked and said about a market beside the rigged one; counts of runs that gain are still open. */
export function useStageTexts(market: Market, duration: Experiment['duration']) {
  const language = useLanguage();
  const texts = useTexts(runsTexts);
  if (market.name === RIGGED.name) throw new RangeError('The rigged feed stands beside itself.');
  const { locale } = language;
  const { mean } = resultDistribution(market);
  const { question, finding } = ofVariant<typeof texts.beside.fair.usual>(texts.beside[market.name], market);
  return {
    question: fill(question, { done: formatCount(COUNT, locale), duration: durationText(duration, texts) }),
    // Figures never wrap, also within a sentence.
    finding: marketText(finding, market, language).replace(/(\d) (?=[€%])/g, '$1\u00a0'),
    rule: marketText(texts.rule, market, language),
    onAverage: fill(texts.onAverage, {
      mean: (mean > 0 ? '+' : '') + formatAverage(mean, locale),
      keep: formatShare(keepUpShare(market), locale),
    }),
  };
}

type CountedProps = { text: string; name: Market['name']; value: number; done: number };

/**
 * A sentence with two counts: of runs that gain, a figure, and of all. Each has room for any count; the second one only
 * while it grows, since a reader pauses there.
 */
export function Counted({ text, name, value, done }: CountedProps) {
  const { locale } = useLanguage();
  const all = formatCount(done, locale);
  const [before, rest = ''] = (done === COUNT ? fill(text, { done: all }) : text).split('{ahead}');
  const [between, after] = rest.split('{done}');
  return (
    <span>
      {before}
      <data data-gain-runs={name} value={String(value)}>
        {formatCount(value, locale)}
      </data>
      {between}
      {after && <span>{all}</span>}
      {after}
    </span>
  );
}
