import { useMemo } from 'react';
import { exactMoney, formatGain } from '../../format';
import { formatClock } from '../../format/formatClock';
import { formatWholeGain } from '../../format/formatExact';
import { fill } from '../../i18n';
import type { RunsTexts } from '../../i18n/runs';
import { useLanguage } from '../../store/react/language';
import type { FanFormat, FanTexts } from '../../ui/FanChart/fanTexts';

/** How the charts of many runs write times and changes, in the language of the page. */
export function useRunsFormat(texts: RunsTexts): { readonly format: FanFormat; readonly fanTexts: FanTexts } {
  const { locale, texts: page } = useLanguage();
  return useMemo(
    () => ({
      format: {
        time: formatClock,
        money: (cents) => formatGain(cents, locale),
        tick: (cents) => formatWholeGain(cents, locale),
        exact: exactMoney,
      },
      fanTexts: {
        caption: texts.fanCaption,
        read: texts.read,
        after: (time) => fill(texts.after, { time }),
        bands: { extremes: texts.extremes, most: texts.most, half: texts.half },
        median: texts.median,
        own: texts.own,
        to: texts.to,
        simulated: (figures) => fill(page.simulatedFigure, { figure: figures }),
      },
    }),
    [locale, page, texts],
  );
}
