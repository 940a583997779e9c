import { fill } from '../../i18n';
import { whereFromTextsOf } from '../../i18n/whereFromTexts';
import { useMoment } from '../../store/useSession';
import { Figure } from '../../ui/Figure/Figure';
import { Hint } from '../../ui/Hint/Hint';
import { Icon } from '../../ui/icons/Icon';
import { Mark } from '../../ui/Mark/Mark';
import { useLanguage } from '../language/language';
import { whereFrom } from './sums';
import * as styles from './WhereFrom.module.css';

/** Before each line of a sum. */
const SIGNS = ['', '+ ', '= ', '≈ '];

type FigureName = keyof typeof whereFrom;

/** A small button in the corner of a figure's card that says where the figure comes from. */
export function WhereFrom({ figure }: { figure: FigureName }) {
  const { locale, texts } = useLanguage();
  const spoken = fill(whereFromTextsOf(locale).button, { card: texts[figure] });
  return (
    <Hint label={spoken} sign={<Icon name="question" />}>
      <Origin figure={figure} />
    </Hint>
  );
}

/** The sum whose last line is the figure, and how its numbers were come by; it follows the run while it is open. */
function Origin({ figure }: { figure: FigureName }) {
  const { locale, currency, texts: page } = useLanguage();
  const texts = whereFromTextsOf(locale);
  const account = useMoment((moment) => moment.session.account);
  const route = useMoment((moment) => moment.session.run.route);
  const { lines, how } = whereFrom[figure]({ account, route, currency, texts });
  return (
    <>
      <p className={styles.head}>
        <strong>{texts.title}</strong>
        <Mark>{page.simulated}</Mark>
      </p>
      <dl className={styles.sum}>
        {lines.map(({ what, exact, text }, line) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <span aria-hidden="true">{SIGNS[line]}</span>
              <Figure exact={exact}>{text}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      {how.map((sentence) => (
        <p key={sentence} className={styles.how}>
          {sentence}
        </p>
      ))}
    </>
  );
}
