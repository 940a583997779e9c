import { announce, useLanguage, useTexts } from '@simulation/dashboard';
import { fill } from '@simulation/dashboard/texts';
import { formatCount } from '@simulation/engine/format';
import { useEffect } from 'react';
import { runsTexts } from '../../texts/runs';
import type { RunsProgress } from './playManyRuns';

type RunsStatusProps = {
  runs: RunsProgress<unknown>;
  count: number;
  /** In its place once all are played. */
  children?: string;
};

/** How many of `count` runs are played, in one place of the page; by ear at the end. */
export function RunsStatus({ runs: { done, onPage }, count, children = '' }: RunsStatusProps) {
  const { locale } = useLanguage();
  const texts = useTexts(runsTexts);
  const all = formatCount(count, locale);
  const said = done === count ? fill(texts.played, { done: all }) : onPage ? texts.onPage : '';
  useEffect(() => (said === '' ? undefined : announce(said, true)), [said]);
  const playing = fill(texts.playing, { done: formatCount(done, locale), all });
  return (
    <>
      <p className="remark">{done < count ? playing : children}</p>
      {onPage && <p>{texts.onPage}</p>}
    </>
  );
}
