import * as styles from './SimulatedBadge.module.css';

/** The word "Simulated" in the color that only the simulation label and its badges have. */
export function SimulatedBadge({ children }: { children: string }) {
  return <span className={styles.simulated}>{children}</span>;
}

/** The name of the scenario, where it is not the specified one. */
export function ScenarioBadge({ children }: { children: string }) {
  return <span className={styles.scenario}>{children}</span>;
}
