import type { TextKey } from '../../../i18n';
import { provenanceTexts } from '../../../i18n/provenance';
import { useLanguage, useTexts } from '../../../store/react/language';
import { Place } from '../../../store/react/Place';
import { useStoreState } from '../../../store/react/useSession';
import { selectAccount, selectRun, selectTold } from '../../../store/selectors';
import { Figure } from '../../../ui/Figure/Figure';
import { SimulatedBadge } from '../../../ui/SimulatedBadge/SimulatedBadge';
import { figureSums } from './figureSums';
import * as styles from './Provenance.module.css';

export type OriginProps = {
  figure: keyof typeof figureSums;
  /** The name of its card. */
  card: TextKey;
};

/** The sum whose last line is the figure, and how its numbers were computed; it follows the run while it is open. */
export function Origin({ figure, card }: OriginProps) {
  const language = useLanguage();
  const { texts: page } = language;
  const account = useStoreState(selectAccount);
  const run = useStoreState(selectRun);
  const texts = useTexts(provenanceTexts);
  const payments = useStoreState(selectTold)?.payments;
  const { lines, how } = figureSums[figure]({ account, run, payments, language, texts });
  const gloss = page.glosses[card];
  const sentences = gloss ? [...how, `${page[card]} – ${gloss}`] : how;
  return (
    <>
      <p className="row apart">
        <strong>{texts.title}</strong>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </p>
      <table className={styles.sum}>
        <tbody>
          {lines.map(({ sign, what, exact, text }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="nowrap">
                <span aria-hidden="true">{sign}</span>
                <Figure exact={exact}>{text}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sentences.map((sentence) => (
        <p key={sentence} className="remark">
          {sentence}
        </p>
      ))}
      <Place name="origin" />
    </>
  );
}
