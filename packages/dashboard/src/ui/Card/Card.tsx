import { type ComponentProps, type ReactNode, useId } from 'react';
import { ScenarioBadge, SimulatedBadge } from '../SimulatedBadge/SimulatedBadge';
import * as styles from './Card.module.css';

type CardProps = Omit<ComponentProps<'article'>, 'title'> & {
  /** The heading, alone in its element. */
  title: string;
  titleTooltip?: string | undefined;
  /** The word of the simulated badge; a card without it says the word in its text. */
  badge?: string;
  /** The name of the scenario, beside the badge; empty shows nothing. */
  scenario?: string;
  /** At the far end of the line with the heading. */
  aside?: ReactNode;
};

/**
 * An article with a heading: a named section would be one more landmark for each card. All other properties are passed
 * on.
 */
export function Card(props: CardProps) {
  const { title, titleTooltip, badge, scenario, aside, className = '', children, ...rest } = props;
  const id = useId();
  return (
    <article className={`frame-card ${className}`} aria-labelledby={id} {...rest}>
      <div className={`row ${styles.head}`}>
        <div className={`row ${styles.names}`}>
          <h2 id={id} className="soft" title={titleTooltip}>
            {title}
          </h2>
          {badge && <SimulatedBadge silent>{badge}</SimulatedBadge>}
          {scenario && <ScenarioBadge>{scenario}</ScenarioBadge>}
        </div>
        {aside}
      </div>
      {children}
    </article>
  );
}
