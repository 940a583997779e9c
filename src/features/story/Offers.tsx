import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { drawOffers, TRUST_STEPS } from '../../story/offers';
import { Button } from '../../ui/Button/Button';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import type { Answers, Move, Progress } from './progress';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { storyTextsOf } from './storyText';

type OffersProps = {
  set: 'before' | 'after';
  progress: Progress;
  onAnswer: (answers: Answers) => void;
  onMove: (move: Move) => void;
};

/** Four short offers, each with the question how far one would trust it. Can be skipped. */
export function Offers({ set, progress: { story, answers }, onAnswer, onMove }: OffersProps) {
  const { locale, texts: page } = useLanguage();
  const { offers } = storyTextsOf(locale);
  const ids = drawOffers(story.seed)[set];
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
                {TRUST_STEPS.map((trust, index) => (
                  <button
                    key={trust}
                    type="button"
                    className={styles.trust}
                    aria-pressed={answers[id] === trust}
                    data-offer={id}
                    onClick={() => onAnswer({ ...answers, [id]: trust })}
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
          data-story-choice="skip"
          onClick={() => onMove('skip')}
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
