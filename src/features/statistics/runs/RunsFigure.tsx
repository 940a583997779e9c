import { useMemo, useState } from 'react';
import { cleanText } from '../../../address';
import { MARKET_NAMES, runSeed } from '../../../engine/runs/question';
import type { RunsResult } from '../../../engine/runs/runsResult';
import { formatCount } from '../../../format';
import { fill } from '../../../i18n';
import type { RunsTexts } from '../../../i18n/runs';
import { useLanguage } from '../../../store/react/language';
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl';
import { fanBounds } from '../charts/fanGeometry';
import * as statistics from '../Statistics.module.css';
import { MarketFigure } from './MarketFigure';
import { durationText } from './names';
import * as styles from './Runs.module.css';
import { RunsTables } from './RunsTables';
import { useOwnCurves } from './useOwnCurves';

/** Enough of a seed to recognise it. */
const MAX_SEED_CHARACTERS = 28;

/** Many runs in both markets, side by side. Their charts over time are read together. */
export function RunsFigure({ result, texts }: { result: RunsResult; texts: RunsTexts }) {
  const { locale } = useLanguage();
  const { question, done } = result;
  const own = useOwnCurves(question);
  const [readAt, setReadAt] = useState<number | null>(null);
  const [scale, setScale] = useState<'one' | 'own'>('one');

  const boundsOf = useMemo(() => {
    const of = (...markets: (typeof MARKET_NAMES)[number][]) =>
      fanBounds(
        markets.map((market) => result[market].fan),
        markets.map((market) => own[market]),
      );
    const both = of(...MARKET_NAMES);
    return scale === 'one' ? { rigged: both, fair: both } : { rigged: of('rigged'), fair: of('fair') };
  }, [result, own, scale]);

  const seed = (k: number) => runSeed(cleanText(question.run.seed, MAX_SEED_CHARACTERS), k);
  return (
    <figure className={styles.figure} data-runs-done={done}>
      <figcaption className={styles.shown}>
        {fill(done === question.count ? texts.shown : texts.shownPartly, {
          done: formatCount(done, locale),
          count: formatCount(question.count, locale),
          duration: durationText(question.duration, texts),
          first: seed(1),
          last: seed(question.count),
        })}
      </figcaption>
      <SegmentedControl
        label={texts.scale}
        options={[
          { id: 'one', text: texts.oneScale },
          { id: 'own', text: texts.ownScales },
        ]}
        chosen={scale}
        onChoose={setScale}
      />
      <div className={statistics.pair}>
        {MARKET_NAMES.map((market) => (
          <MarketFigure
            key={market}
            runs={result[market]}
            question={question}
            own={own[market]}
            bounds={boundsOf[market]}
            readAt={readAt}
            onRead={setReadAt}
            texts={texts}
          />
        ))}
      </div>
      <RunsTables result={result} texts={texts} />
    </figure>
  );
}
