import { Icon } from '../icons/Icon';
import * as styles from './StepList.module.css';

type StepListProps = {
  /** The steps reached so far, in order; the last is under way unless all are done. */
  steps: readonly string[];
  done: boolean;
  /** Places kept for steps still to come. */
  places: number;
};

/** A checklist that grows. */
export function StepList({ steps, done, places }: StepListProps) {
  return (
    <ol style={{ minHeight: `${places * 3}rem` }}>
      {steps.map((step, at) => {
        const ticked = done || at < steps.length - 1;
        return (
          <li key={step} className={styles.step} data-done={ticked}>
            <Icon name={ticked ? 'check' : 'running'} />
            <span>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
