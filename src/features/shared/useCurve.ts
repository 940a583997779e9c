import { useMemo } from 'react';
import { exactMoney, formatMoney } from '../../format';
import { formatClock } from '../../format/formatClock';
import { fill } from '../../i18n';
import { chartsTexts } from '../../i18n/charts';
import { useLanguage } from '../../store/react/language';

/** Texts and formats of a curve, the same ones while the language is the same. */
export function useCurve(tick: typeof formatMoney) {
  const { locale, texts } = useLanguage();
  return useMemo(() => {
    const charts = chartsTexts[locale];
    return {
      texts: {
        ...charts,
        simulated: (figure: string) => fill(texts.simulatedFigure, { figure }),
        summary: (figures: Record<string, string>) => fill(charts.summary, figures),
      },
      format: {
        time: formatClock,
        money: (cents: number) => formatMoney(cents, locale),
        tick: (cents: number) => tick(cents, locale),
        exact: exactMoney,
      },
    };
  }, [locale, texts, tick]);
}
