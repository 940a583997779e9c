import { useLanguage, useTexts } from '@simulation/dashboard';
import { labelSentence } from '@simulation/dashboard/texts';
import { createPortal } from 'react-dom';
import { doorTexts } from '../texts/doors';
import { explanationTexts } from '../texts/explanation';
import * as styles from './PrintHandout.module.css';
import { StepText } from './StepText';
import { isOnScreen, type Step } from './steps';

/**
 * All steps as a handout for a class, numbered as on screen. Visible in print only, where it replaces the page below
 * the simulation label. React listens to clicks where a portal leads; a screen reader would call everything in the body
 * clickable.
 */
export function PrintHandout({ steps }: { steps: readonly Step[] }) {
  const { texts: page } = useLanguage();
  const texts = useTexts(explanationTexts);
  return createPortal(
    <article className={`print-only ${styles.handout}`}>
      <div>
        <h1 className="figure">{useTexts(doorTexts).explanation}</h1>
        <p className="soft">{texts.handoutAbout}</p>
        <div className={styles.columns}>
          <ol className={styles.steps}>
            {steps.filter(isOnScreen).map((step) => (
              <li key={step.id}>
                <h2>{step.title}</h2>
                <StepText step={step} />
              </li>
            ))}
          </ol>
          {steps
            .filter((step) => !isOnScreen(step))
            .map((step) => (
              <section key={step.id} className={styles.discuss}>
                <h2>{step.title}</h2>
                <StepText step={step} />
              </section>
            ))}
          <section className={styles.discuss}>
            <h2>{texts.discuss}</h2>
            <ul className="listed">
              {texts.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <footer className={`strong ${styles.foot}`}>
        <p>{labelSentence(page)}</p>
      </footer>
    </article>,
    document.getElementById('root') ?? document.body,
  );
}
