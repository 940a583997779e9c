import { roundHalfAway } from '@simulation/engine';
import { exactMoney, formatGain, formatMoney } from '@simulation/engine/format';
import { useLanguage } from '../../store/react/language';
import { Figure } from '../../ui/Figure/Figure';

type AmountProps = {
  /** Rounded where they are no whole cents, as an expected total may be. */
  cents: number;
  /** With a plus where it is one. */
  signed?: boolean;
};

/** An amount that does not count up. */
export function Amount({ cents, signed = false }: AmountProps) {
  const { locale } = useLanguage();
  const whole = roundHalfAway(cents);
  return <Figure exact={exactMoney(whole)}>{(signed ? formatGain : formatMoney)(whole, locale)}</Figure>;
}
