import { exactNumber, formatCount } from '@simulation/engine/format';
import { useLanguage } from '../../store/react/language';
import { Figure } from '../../ui/Figure/Figure';

/** A whole number that does not count up. */
export function Count({ of }: { of: number }) {
  const { locale } = useLanguage();
  return <Figure exact={exactNumber(of)}>{formatCount(of, locale)}</Figure>;
}
