import { useLayoutEffect, useRef } from 'react';
import * as styles from './Rosette.module.css';
import { RADIUS, rosettePaths } from './rosettePaths';

/**
 * Circles that carry the word, between two hairlines: radius of the word's middle and of its lines, and how often it
 * stands there. The words are straight, so they are short where the circle is narrow.
 */
const WORD_CIRCLES = [
  { radius: 1_930, lines: [2_015, 1_830], words: 14 },
  { radius: 862, lines: [945, 785], words: 9 },
] as const;

/** The word as drawn is 1,255 wide and 100 high (`ui/icons/drawings.ts`); it fills this much of its part of the circle. */
const WORD_WIDTH = 1_255;
const WORD_HEIGHT = 100;
const FILLED = 0.9;

/**
 * A fine-line engraving, another one for every run, with the word in its lines. Decoration: nobody hears it or selects
 * it.
 *
 * @param numbers eight whole numbers, 0 to 65,535
 */
export function Rosette({ numbers }: { numbers: readonly number[] }) {
  const lines = useRef<SVGGElement>(null);
  // Not drawn by React, which would keep what each path says: a hundred thousand letters that nobody reads again.
  useLayoutEffect(() => {
    lines.current?.replaceChildren(...rosettePaths(numbers).map(pathOf));
  }, [numbers]);
  const box = RADIUS + 40;
  return (
    <div className={styles.place} aria-hidden="true">
      <svg className={styles.rosette} viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`} focusable="false">
        <g ref={lines} />
        {WORD_CIRCLES.map((circle) => (
          <WordCircle key={circle.radius} {...circle} />
        ))}
      </svg>
    </div>
  );
}

function pathOf(line: string): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', line);
  return path;
}

type WordCircleProps = { radius: number; lines: readonly number[]; words: number };

function WordCircle({ radius, lines, words }: WordCircleProps) {
  const scale = (2 * Math.PI * radius * FILLED) / words / WORD_WIDTH;
  const baseLine = radius - (scale * WORD_HEIGHT) / 2;
  const placed = `translate(0 ${Math.round(-baseLine)}) scale(${scale.toFixed(4)})`;
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
