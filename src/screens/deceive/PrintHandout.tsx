import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { DeceiveTexts } from '../../i18n/deceiveTexts';
import * as styles from './PrintHandout.module.css';
import { StepText } from './StepText';
import type { Step } from './steps';

type PrintHandoutProps = {
  title: string;
  /** The sentence of the simulation label; it stands at the foot of every printed page. */
  note: string;
  texts: DeceiveTexts;
  steps: readonly Step[];
};

/**
 * All steps as a page for a class. Only in print, where it takes the place of the drawn page, beneath the page's own
 * simulation label: as long as it is drawn, printing prints it.
 */
export function PrintHandout({ title, note, texts, steps }: PrintHandoutProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.sheet = '';
    return () => {
      delete root.dataset.sheet;
    };
  }, []);

  return createPortal(
    <article className={styles.sheet}>
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.about}>{texts.sheetAbout}</p>
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
      <footer className={styles.foot}>
        <p>{note}</p>
      </footer>
    </article>,
    document.body,
  );
}
