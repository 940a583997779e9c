import type { KeyboardEvent } from 'react';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { LIKELIHOODS, type Likelihood, offersFor } from '../../visit/story/offers';
import type { Move, Progress } from '../../visit/story/progress';
import { StageTitle } from './StageTitle';
import * as styles from './Story.module.css';
import { useTelling } from './storyText';

type OffersProps = {
  set: 'before' | 'after';
  progress: Progress;
  onMove: (move: Move) => void;
};

/** Six short offers, each with the question how likely it is a fraud. Can be skipped. */
export function Offers({ set, progress: { seed, answers }, onMove }: OffersProps) {
  const { texts: page } = useLanguage();
  const { offers } = useTelling().texts;
  const ids = offersFor(seed)[set];
  const answered = ids.filter((id) => answers[id] !== undefined).length;
  return (
    <>
      <StageTitle>{offers[set]}</StageTitle>
      <p className="prose">{offers.about}</p>
      <ol className={styles.offers}>
        {ids.map((id) => (
          <li key={id}>
            <fieldset>
              <legend>
                <SimulatedBadge>{page.simulated}</SimulatedBadge> {offers.pool[id].text}
              </legend>
              <Scale answer={answers[id]} onAnswer={(likelihood) => onMove({ offer: id, likelihood })} />
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

type ScaleProps = { answer: Likelihood | undefined; onAnswer: (likelihood: Likelihood) => void };

/** One stop for the keyboard, in which arrow keys choose. Of buttons: the story has no input field. */
function Scale({ answer, onAnswer }: ScaleProps) {
  const { offers } = useTelling().texts;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const answers = event.currentTarget.parentElement?.querySelectorAll('button');
    if (step === undefined || answers === undefined) return;
    event.preventDefault();
    const next =
      answers[(Array.from(answers).indexOf(event.currentTarget) + step + answers.length) % answers.length];
    next?.focus();
    next?.click();
  };
  return (
    <div className={`row ${styles.scale}`} role="radiogroup" aria-label={offers.question}>
      <p className="remark" aria-hidden="true">
        {offers.question}
      </p>
      {LIKELIHOODS.map((likelihood, index) => (
        <Button
          key={likelihood}
          role="radio"
          variant={likelihood === answer ? 'solid' : 'outline'}
          className={styles.likelihood}
          aria-checked={likelihood === answer}
          tabIndex={likelihood === (answer ?? LIKELIHOODS[0]) ? 0 : -1}
          onClick={() => onAnswer(likelihood)}
          onKeyDown={onKeyDown}
        >
          {offers.scale[index]}
        </Button>
      ))}
    </div>
  );
}
