import { useCallback } from 'react';
import type { Cents } from '../../engine';
import { exactMoney, formatMoney } from '../../format';
import { fill } from '../../i18n';
import { useMoment } from '../../store/useSession';
import { CountUp } from '../../ui/Figure/CountUp';
import { useLanguage } from '../language/language';

/** An amount that counts up. */
export function MoneyCount({ cents }: { cents: Cents }) {
  const { texts, currency } = useLanguage();
  const paused = useMoment((moment) => moment.paused);
  const format = useCallback((value: Cents) => formatMoney(value, currency), [currency]);
  return (
    <CountUp
      value={cents}
      exact={exactMoney(cents)}
      format={format}
      spoken={fill(texts.simulatedFigure, { figure: format(cents) })}
      still={paused}
    />
  );
}
