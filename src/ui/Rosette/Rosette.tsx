import { useId, useMemo } from 'react';
import * as styles from './Rosette.module.css';
import { RADIUS, rosettePaths } from './rosettePaths';

/** Circles that carry the word in place of a line: radius, and how often the word stands on it. */
const WORD_CIRCLES = [
  { radius: 297, words: 22 },
  { radius: 64, words: 5 },
] as const;

type RosetteProps = {
  /** Eight whole numbers, 0 to 65,535. */
  numbers: readonly number[];
  /** Engraved into the outer and the inner line. */
  word: string;
};

/** A fine-line engraving, another one for every run, with a word in its lines. Decoration. */
export function Rosette({ numbers, word }: RosetteProps) {
  const id = useId();
  const paths = useMemo(() => rosettePaths(numbers), [numbers]);
  const box = RADIUS + 12;
  return (
    <div className={styles.place} aria-hidden="true">
      <svg className={styles.rosette} viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
        {WORD_CIRCLES.map(({ radius, words }) => (
          <g key={radius}>
            <path id={`${id}${radius}`} className={styles.base} d={circle(radius)} />
            <text className={styles.word} textLength={2 * Math.PI * radius} lengthAdjust="spacing">
              <textPath href={`#${id}${radius}`} textLength={2 * Math.PI * radius} lengthAdjust="spacing">
                {`${word} · `.repeat(words)}
              </textPath>
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function circle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0`;
}
