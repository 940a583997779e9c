import { type ChartsTexts, chartsTextsOf } from '../../i18n/chartsTexts';
import { Figure } from '../../ui/Figure/Figure';
import { UnlessWithheld } from '../../ui/Figure/UnlessWithheld';
import { ProportionBar, ProportionScale } from '../../ui/ProportionBar/ProportionBar';
import { useLanguage } from '../language/language';
import { type ScenarioName, useScenario } from '../scenario/scenario';

/**
 * ESMA Decision (EU) 2018/796: 74 to 89 % of retail CFD accounts lose money, so 11 to 26 % do not. Trades and accounts
 * are not the same count; each bar says what it counts, and both are drawn on one scale.
 */
const NOT_LOSING = { min: 11, max: 26 } as const;

/** What the first bar is about. */
const WON: Readonly<Record<ScenarioName, keyof ChartsTexts>> = {
  rigged: 'wonRigged',
  fair: 'wonFair',
  script: 'wonScript',
};

/**
 * The invented rate and the real one as bars from 0 to 100 %.
 *
 * @param figure the rate as its card writes it
 */
export function RateComparison({ tenths, figure }: { tenths: number; figure: string }) {
  const { locale } = useLanguage();
  const scenario = useScenario();
  const texts = chartsTextsOf(locale);
  return (
    <UnlessWithheld withReason>
      <ProportionBar label={texts[WON[scenario]]} kind="invented" max={tenths / 10}>
        <Figure exact={(tenths / 10).toFixed(1)}>{figure}</Figure>
      </ProportionBar>
      <ProportionBar label={texts.notLosing} kind="real" {...NOT_LOSING}>
        <span>{texts.notLosingShare}</span>
      </ProportionBar>
      <ProportionScale whole={texts.whole} />
    </UnlessWithheld>
  );
}
