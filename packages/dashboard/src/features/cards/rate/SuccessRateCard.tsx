import { exactRate, formatPercent, formatSuccessRate } from '@simulation/engine/format';
import { useLanguage } from '../../../store/react/language';
import { useStoreState } from '../../../store/react/useSession';
import { selectRate } from '../../../store/selectors';
import { Card } from '../../../ui/Card/Card';
import { rateTitle, useRules } from '../../shared/market';
import { pointedAt } from '../../shared/pointedAt';
import { RangeText } from '../../shared/RangeText';
import { CardFigure } from '../CardFigure';
import { Provenance } from '../provenance/Provenance';

/**
 * The drawn success rate, and what is known of real accounts. In a market that can lose it shows the win rate,
 * which is derived from the trades: a drawn rate would contradict their losses.
 */
export function SuccessRateCard() {
  const { locale, texts } = useLanguage();
  const rules = useRules();
  const tenths = useStoreState(selectRate);
  const format = rules === 'losing' ? formatPercent : formatSuccessRate;
  return (
    <Card title={texts[rateTitle(rules)]} className="frame-rate" {...pointedAt('successRate')}>
      <CardFigure exact={tenths === null ? undefined : exactRate(tenths)}>
        {tenths === null ? '–' : format(tenths, locale)}
      </CardFigure>
      <p className="remark">
        <RangeText>{texts.realityNote}</RangeText>
      </p>
      <Provenance figure="rate" />
    </Card>
  );
}
