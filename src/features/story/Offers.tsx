import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { LIKELIHOODS, offersFor } from '../../story/offers';
import type { Move, Progress } from '../../story/progress';
import { Button } from '../../ui/Button/Button';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { useStoryTexts } from './storyText';

type OffersProps = {
  set: 'before' | 'after';
  progress: Progress;
  onMove: (move: Move) => void;
};

/** Six short offers, each with the question how likely it is a fraud. Can be skipped. */
export function Offers({ set, progress: { seed, answers }, onMove }: OffersProps) {
  const { texts: page } = useLanguage();
  const { offers } = useStoryTexts();
  const ids = offersFor(seed)[set];
  const answered = ids.filter((id) => answers[id] !== undefined).length;
  return (
    <>
      <StageTitle>{offers[set]}</StageTitle>
      <p className={styles.text}>{offers.about}</p>
      <ol className={styles.offers}>
        {ids.map((id) => (
          <li key={id}>
            <fieldset>
              <legend className={styles.offerText}>
                <SimulatedBadge>{page.simulated}</SimulatedBadge> {offers.pool[id].text}
              </legend>
              {/* Buttons: the story has no input field. */}
              <div className={styles.scale} role="group" aria-label={offers.question}>
                <p className="remark" aria-hidden="true">
                  {offers.question}
                </p>
                {LIKELIHOODS.map((likelihood, index) => (
                  <button
                    key={likelihood}
                    type="button"
                    className={styles.likelihood}
                    aria-pressed={answers[id] === likelihood}
                    data-offer={id}
                    onClick={() => onMove({ offer: id, likelihood })}
                  >
                    {offers.scale[index]}
                  </button>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <div className={`screen-only ${styles.choices}`}>
        <Button
          variant={answered === ids.length ? 'solid' : 'outline'}
          data-story-choice="goOn"
          onClick={() => onMove('goOn')}
        >
          {answered === ids.length ? offers.next : offers.skip}
        </Button>
        <p className="remark" role="status">
          {fill(offers.answered, { count: String(answered) })}
        </p>
      </div>
    </>
  );
}
