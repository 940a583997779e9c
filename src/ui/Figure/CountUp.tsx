import { useEffect, useRef, useState } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';
import { FigureBox, Spoken } from './FigureBox';
import { UnlessWithheld } from './UnlessWithheld';

/** Specification, section 4: the count-up takes 2 seconds. */
const COUNT_UP_MS = 2_000;

/**
 * Ten texts a second read as counting; more of them only cost layout and paint. As it slows down, fewer do: in the last
 * half second there is hardly a cent left to count.
 */
const WRITE_MS = 95;
const SLOWER_MS = 300;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

type CountUpProps = {
  /** The number now; the text follows it. */
  value: number;
  /** The number as programs read it: changes at once. */
  exact: string;
  format: (value: number) => string;
  /** What is heard instead of counting digits. */
  spoken: string;
  /** Shows the number at once and keeps still. */
  still: boolean;
};

/** A counting figure; withheld, it stops counting, and later begins at its value. */
export function CountUp(props: CountUpProps) {
  return (
    <UnlessWithheld>
      <Counting {...props} />
    </UnlessWithheld>
  );
}

/**
 * A figure that counts up to each new value, from the number now on screen, so that it never runs backwards while
 * the value grows; to a smaller one it counts down. Writes a text node; React draws nothing while it counts.
 */
function Counting({ value, exact, format, spoken, still }: CountUpProps) {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  const [first] = useState(() => format(value));

  useEffect(() => {
    const write = (next: number) => {
      shown.current = next;
      const only = text.current?.firstChild;
      // Half the work of another text node; but a translating browser may have put something else in its place.
      if (only instanceof Text && only.nextSibling === null) only.data = format(next);
      else if (text.current) text.current.textContent = format(next);
    };
    const from = shown.current;
    if (from === value) return;
    if (still || !isMotionAllowed()) return write(value);

    const startedAt = performance.now();
    const settle = beginMotion();
    let timer = window.setTimeout(count, WRITE_MS);
    function count() {
      // A wish for less motion is honoured at once.
      const part = isMotionAllowed() ? Math.min(1, (performance.now() - startedAt) / COUNT_UP_MS) : 1;
      write(part < 1 ? Math.round(from + (value - from) * easeOut(part)) : value);
      if (part < 1) timer = window.setTimeout(count, WRITE_MS + SLOWER_MS * part ** 2);
      else settle();
    }
    return () => {
      clearTimeout(timer);
      settle();
    };
  }, [value, still, format]);

  return (
    <>
      <FigureBox exact={exact} text={format(value)} first={first} writer={text} unheard />
      <Spoken>{spoken}</Spoken>
    </>
  );
}
