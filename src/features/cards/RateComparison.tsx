import { type ChartsTexts, chartsTexts } from '../../i18n/charts';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectRate } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { ProportionBar, ProportionScale } from '../../ui/ProportionBar/ProportionBar';
import { type ScenarioName, useScenario } from '../shared/scenario';
import { formatRate } from './formatRate';

/**
 * ESMA Decision (EU) 2018/796: 74 to 89 % of retail CFD accounts lose money, so 11 to 26 % do not. Trades and accounts
 * are not the same count; each bar says what it counts, and both are drawn on one scale.
 */
const NOT_LOSING = { min: 11, max: 26 } as const;

/** What the first bar is about. */
const WON: Readonly<Record<ScenarioName, keyof ChartsTexts>> = {
  rigged: 'wonRigged',
  market: 'wonMarket',
  script: 'wonScript',
};

/** The invented rate and the real one as bars from 0 to 100 %. Nothing before a market has a rate. */
export function RateComparison() {
  const { locale } = useLanguage();
  const scenario = useScenario();
  const tenths = useStoreState(selectRate);
  const texts = chartsTexts[locale];
  if (tenths === null) return null;
  return (
    <UnlessWithheld withReason>
      <ProportionBar label={texts[WON[scenario]]} kind="invented" max={tenths / 10}>
        <Figure exact={(tenths / 10).toFixed(1)}>{formatRate(tenths, scenario, locale)}</Figure>
      </ProportionBar>
      <ProportionBar label={texts.notLosing} kind="real" {...NOT_LOSING}>
        <span>{texts.notLosingShare}</span>
      </ProportionBar>
      <ProportionScale whole={texts.whole} />
    </UnlessWithheld>
  );
}
