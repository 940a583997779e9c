import { SimulatedBadge, useLanguage } from '@simulation/dashboard';
import { type CaseId, FRAMES, type Frame } from '../rules/cases';
import type { CaseText, WholePracticeTexts } from './caseText';
import * as styles from './Practice.module.css';

/** Those that begin with a title. */
const TITLED: ReadonlySet<Frame> = new Set(['mail', 'letter', 'offer']);

/**
 * What arrives, in a frame of its kind, which carries the badge, so that a crop of it does. An address is text, and no
 * link.
 */
export function Arrival({ id, text, texts }: { id: CaseId; text: CaseText; texts: WholePracticeTexts }) {
  const { texts: page } = useLanguage();
  const frame = FRAMES[id];
  const { from, says } = text;
  const [title, ...lines] = TITLED.has(frame) ? says : [undefined, ...says];
  return (
    <figure className={`stack tight box ${styles.arrival}`} data-frame={frame}>
      <p className="row apart">
        <span className="remark">{texts.frames[frame]}</span>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </p>
      <p className="label regular">{from}</p>
      <div className={`stack tight ${styles.says}`}>
        {title !== undefined && <p className="strong">{title}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </figure>
  );
}
