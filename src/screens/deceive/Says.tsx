import * as styles from './HowPagesDeceive.module.css';
import type { Step } from './steps';

/** The end of a link that somebody might get; the name is nobody's. */
const EXAMPLE = '?name=Maria&amount=12500';

/** The paragraphs of a step, with the example of a link where they ask for it. */
export function Says({ step }: { step: Step }) {
  return step.says.map((paragraph) => {
    const [before, after] = paragraph.split('{example}');
    return (
      <p key={paragraph}>
        {before}
        {after !== undefined && <code className={styles.example}>{EXAMPLE}</code>}
        {after}
      </p>
    );
  });
}
