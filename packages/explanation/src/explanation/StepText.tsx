import { Place, RangeText } from '@simulation/dashboard';
import * as styles from './StepText.module.css';
import type { Step } from './steps';

/** An example of the end of a link; the name is invented. */
const EXAMPLE = '?name=Maria&amount=12500';

/**
 * The paragraphs of a step and its source. `{example}` in a text is the place of the
 * example link.
 */
export function StepText({ step: { says, source } }: { step: Step }) {
  return (
    <>
      {says.map((paragraph) => {
        const [before, after] = paragraph.split('{example}');
        return (
          <p key={paragraph}>
            {before}
            {after !== undefined && <code>{EXAMPLE}</code>}
            {after}
          </p>
        );
      })}
      {source !== undefined && (
        <p className={`remark ${styles.source}`}>
          <RangeText>{source}</RangeText>
          <Place name="sources" />
        </p>
      )}
    </>
  );
}
