import { useMemo } from 'react';
import * as styles from './Rosette.module.css';
import { RADIUS, rosettePaths } from './rosettePaths';

/** Circles that carry the word in place of a line: radius, and how often the word stands on it. */
const WORD_CIRCLES = [
  { radius: 298, words: 30 },
  { radius: 62, words: 9 },
] as const;

/** The word as drawn is 1,255 wide (`ui/icons/drawings.ts`); it fills this much of its part of the circle. */
const WORD_WIDTH = 1_255;
const FILLED = 0.9;

/** A fine-line engraving, another one for every run, with the word in its lines. Decoration. */
export function Rosette({ numbers }: { numbers: readonly number[] }) {
  const paths = useMemo(() => rosettePaths(numbers), [numbers]);
  const box = RADIUS + 12;
  return (
    <div className={styles.place} aria-hidden="true">
      <svg className={styles.rosette} viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`}>
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
        {WORD_CIRCLES.map((circle) => (
          <WordCircle key={circle.radius} {...circle} />
        ))}
      </svg>
    </div>
  );
}

function WordCircle({ radius, words }: { radius: number; words: number }) {
  const scale = (2 * Math.PI * radius * FILLED) / words / WORD_WIDTH;
  return (
    <g className={styles.word}>
      {Array.from({ length: words }, (_, at) => (at * 360) / words).map((angle) => (
        <use
          key={angle}
          href="#word"
          transform={`rotate(${angle}) translate(0 ${-radius}) scale(${scale})`}
        />
      ))}
    </g>
  );
}
