import { marketOf } from '../../engine';
import { labelBottom } from '../../honesty/labelBottom';
import { fill, type TextKey } from '../../i18n';
import { glosses } from '../../i18n/page/glosses';
import { provenanceTexts } from '../../i18n/provenance';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAccount, selectRun } from '../../store/selectors';
import { Figure } from '../../ui/Figure/Figure';
import { InfoPopover } from '../../ui/InfoPopover/InfoPopover';
import { Icon } from '../../ui/icons/Icon';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { useMarketTexts } from '../shared/marketTexts';
import { rateTitle, useScenario } from '../shared/scenario';
import { figureSums } from './figureSums';
import * as styles from './Provenance.module.css';

type FigureName = keyof typeof figureSums;

/** A small button in the corner of a figure's card that says where the figure comes from. */
export function Provenance({ figure }: { figure: FigureName }) {
  const { locale, texts } = useLanguage();
  const scenario = useScenario();
  const card = figure === 'rate' ? rateTitle(scenario) : figure;
  return (
    <InfoPopover
      label={fill(provenanceTexts[locale].button, { card: texts[card] })}
      icon={<Icon name="question" />}
      areaTop={labelBottom}
    >
      <Origin figure={figure} card={card} />
    </InfoPopover>
  );
}

/** The sum whose last line is the figure, and how its numbers were come by; it follows the run while it is open. */
function Origin({ figure, card }: { figure: FigureName; card: TextKey }) {
  const { locale, texts: page } = useLanguage();
  const texts = provenanceTexts[locale];
  const account = useStoreState(selectAccount);
  const scenario = useScenario();
  const words = useMarketTexts();
  const market = marketOf(useStoreState(selectRun));
  const { lines, how } = figureSums[figure]({
    account,
    scenario,
    market: market && words && { ...market, words },
    locale,
    texts,
  });
  const gloss = glosses[locale][card];
  const sentences = gloss ? [...how, `${page[card]} – ${gloss}`] : how;
  return (
    <>
      <p className={styles.head}>
        <strong>{texts.title}</strong>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </p>
      <dl className={styles.sum}>
        {lines.map(({ sign, what, exact, text }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <span aria-hidden="true">{sign}</span>
              <Figure exact={exact}>{text}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {sentences.map((sentence) => (
        <p key={sentence} className={`remark ${styles.how}`}>
          {sentence}
        </p>
      ))}
    </>
  );
}
