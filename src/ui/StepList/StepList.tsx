import { Icon } from '../icons/Icon';
import * as styles from './StepList.module.css';

type StepListProps = {
  /** The steps so far, in order; the last one is running unless all are done. */
  steps: readonly string[];
  done: boolean;
  /** Number of steps that there is room for. */
  maxSteps: number;
};

/** A checklist to which steps are added. */
export function StepList({ steps, done, maxSteps }: StepListProps) {
  return (
    <ol style={{ minHeight: `${maxSteps * 3}rem` }}>
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
