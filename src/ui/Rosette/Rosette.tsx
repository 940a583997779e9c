import { useMemo } from 'react';
import * as styles from './Rosette.module.css';
import { RADIUS, rosettePaths } from './rosettePaths';

/**
 * The circles with the word between two hairlines: the radius of the middle of the word and of the lines, and the number of
 * words. Words are straight, so they are short on a small circle.
 */
const WORD_CIRCLES = [
  { radius: 1_930, lines: [2_015, 1_830], words: 14 },
  { radius: 862, lines: [945, 785], words: 9 },
] as const;

/** Size of the drawn word (`ui/icons/drawings.ts`), and how much of its part of the circle it fills. */
const WORD_WIDTH = 1_255;
const WORD_HEIGHT = 100;
const FILLED = 0.9;

/**
 * A guilloche of fine lines with the word SIMULATION, different for every run. Decoration, hidden from screen readers.
 *
 * @param numbers eight whole numbers, 0 to 65,535
 */
export function Rosette({ numbers }: { numbers: readonly number[] }) {
  const paths = useMemo(() => rosettePaths(numbers), [numbers]);
  const box = RADIUS + 40;
  return (
    <div className={styles.place} aria-hidden="true">
      <svg className={styles.rosette} viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`} focusable="false">
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

type WordCircleProps = { radius: number; lines: readonly number[]; words: number };

function WordCircle({ radius, lines, words }: WordCircleProps) {
  const scale = (2 * Math.PI * radius * FILLED) / words / WORD_WIDTH;
  const baseline = radius - (scale * WORD_HEIGHT) / 2;
  const placed = `translate(0 ${Math.round(-baseline)}) scale(${scale.toFixed(4)})`;
  return (
    <>
      {lines.map((line) => (
        <circle key={line} r={line} />
      ))}
      <g className={styles.word}>
        {Array.from({ length: words }, (_, at) => ((at * 360) / words).toFixed(2)).map((angle) => (
          <use key={angle} href="#word" transform={`rotate(${angle}) ${placed}`} />
        ))}
      </g>
    </>
  );
}
