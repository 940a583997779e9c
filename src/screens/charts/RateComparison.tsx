import { formatPercent } from '../../format';
import { chartsTextsOf } from '../../i18n/chartsTexts';
import { Figure } from '../../ui/Figure/Figure';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { ShareBar, ShareScale } from '../../ui/ShareBar/ShareBar';
import { useLanguage } from '../language/language';

/**
 * ESMA Decision (EU) 2018/796: 74 to 89 % of retail CFD accounts lose money, so 11 to 26 % do not. Trades and accounts
 * are not the same count; each bar says what it counts, and both are drawn on one scale.
 */
const NOT_LOSING = { least: 11, most: 26 } as const;

/**
 * The invented rate and the real one as bars from 0 to 100 %.
 *
 * @param derived whether the rate follows from the trades or was only drawn
 */
export function RateComparison({ tenths, derived }: { tenths: number; derived: boolean }) {
  const { locale, currency } = useLanguage();
  const texts = chartsTextsOf(locale);
  return (
    <UnlessWithheld why>
      <ShareBar label={derived ? texts.wonDerived : texts.won} kind="invented" most={tenths / 10}>
        <Figure exact={(tenths / 10).toFixed(1)}>{formatPercent(tenths, currency)}</Figure>
      </ShareBar>
      <ShareBar label={texts.notLosing} kind="real" {...NOT_LOSING}>
        <span>{texts.notLosingShare}</span>
      </ShareBar>
      <ShareScale whole={texts.whole} />
    </UnlessWithheld>
  );
}
