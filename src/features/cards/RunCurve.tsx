import { useMemo } from 'react';
import { exactMoney, formatMoney } from '../../format';
import { formatClock } from '../../format/formatClock';
import { fill } from '../../i18n';
import { chartsTexts } from '../../i18n/charts';
import { useLanguage } from '../../store/react/language';
import { EquityCurve } from '../../ui/EquityCurve/EquityCurve';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { useEquityHistory } from './useEquityHistory';

/** The total of the run since its start. */
export function RunCurve() {
  const { locale, texts } = useLanguage();
  const { points, until } = useEquityHistory();
  const curveTexts = useMemo(() => {
    const charts = chartsTexts[locale];
    return {
      ...charts,
      simulated: (figure: string) => fill(texts.simulatedFigure, { figure }),
      summary: (figures: Record<string, string>) => fill(charts.summary, figures),
    };
  }, [locale, texts]);
  const format = useMemo(
    () => ({
      time: formatClock,
      money: (cents: number) => formatMoney(cents, locale),
      tick: (cents: number) => formatMoney(cents, locale),
      exact: exactMoney,
    }),
    [locale],
  );
  return (
    <UnlessWithheld withReason>
      <EquityCurve points={points} until={until} texts={curveTexts} format={format} />
    </UnlessWithheld>
  );
}
