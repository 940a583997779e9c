import * as styles from './SimulatedBadge.module.css';

/**
 * The word "Simulated" in the color that only the simulation label and its badges have.
 *
 * @param props.silent where each figure beside it is heard with the word
 */
export function SimulatedBadge({ silent, children }: { silent?: boolean; children: string }) {
  return (
    <span className={`tag ${styles.simulated}`} aria-hidden={silent}>
      {children}
    </span>
  );
}

/** The name of the scenario, where it is not the specified one. */
export function ScenarioBadge({ children }: { children: string }) {
  return <span className={`tag nowrap ${styles.scenario}`}>{children}</span>;
}
