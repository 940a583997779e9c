import type { Cents } from '@simulation/engine';
import { exactMoney, formatGain, formatMoney } from '@simulation/engine/format';
import { useLanguage } from '../../store/react/language';
import { Figure } from '../../ui/Figure/Figure';

type AmountProps = {
  cents: Cents;
  /** With a plus where it is one. */
  signed?: boolean;
};

/** An amount that does not count up. */
export function Amount({ cents, signed = false }: AmountProps) {
  const { locale } = useLanguage();
  return <Figure exact={exactMoney(cents)}>{(signed ? formatGain : formatMoney)(cents, locale)}</Figure>;
}
