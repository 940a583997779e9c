import { createPortal } from 'react-dom';
import type { ExplanationTexts } from '../../i18n/explanation';
import * as styles from './PrintHandout.module.css';
import { StepText } from './StepText';
import type { Step } from './steps';

type PrintHandoutProps = {
  title: string;
  /** The sentence of the simulation label, for the foot of every printed page. */
  label: string;
  texts: ExplanationTexts;
  steps: readonly Step[];
};

/**
 * All steps as a handout for a class. Visible in print only, where it replaces the page below the simulation label. React
 * listens to clicks where a portal leads; a screen reader would call everything in the body clickable.
 */
export function PrintHandout({ title, label, texts, steps }: PrintHandoutProps) {
  return createPortal(
    <article className={styles.handout}>
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.about}>{texts.handoutAbout}</p>
        <div className={styles.columns}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.id}>
                <h2>{step.title}</h2>
                <StepText step={step} />
              </li>
            ))}
          </ol>
          <section className={styles.discuss}>
            <h2>{texts.discuss}</h2>
            <ul>
              {texts.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <footer className={styles.foot}>
        <p>{label}</p>
      </footer>
    </article>,
    document.getElementById('root') ?? document.body,
  );
}
