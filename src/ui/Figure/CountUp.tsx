import { type RefObject, useEffect, useRef, useState } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';
import * as styles from './CountUp.module.css';
import { UnlessWithheld } from './UnlessWithheld';

/** Specification, section 4: the count-up takes 2 seconds. */
const COUNT_UP_MS = 2_000;

/** Between two texts, in milliseconds: 30 a second look continuous, and each costs layout and paint. */
const WRITE_MS = 1_000 / 30;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

type CountUpProps = {
  /** A whole number. */
  value: number;
  /** The exact number, for programs; it changes at once. */
  exact: string;
  format: (value: number) => string;
  /** Read by screen readers instead of the changing digits. */
  spoken: string;
  /** Otherwise the value is shown at once. */
  animated: boolean;
};

/** A figure that counts to each new value. One that was withheld starts at its value. */
export function CountUp(props: CountUpProps) {
  return (
    <UnlessWithheld>
      <CountingFigure {...props} />
    </UnlessWithheld>
  );
}

function CountingFigure({ value, exact, format, spoken, animated }: CountUpProps) {
  const [initialText] = useState(() => format(value));
  const text = useCountUp(value, format, animated);
  return (
    <>
      <data
        className={styles.figure}
        value={exact}
        data-room={format(value).replace(/\d/g, '0')}
        aria-hidden="true"
      >
        <span ref={text} className={styles.text}>
          {initialText}
        </span>
      </data>
      <span className="sr-only">{spoken}</span>
    </>
  );
}

/**
 * Counts from the number on screen, so that a growing value never runs backwards. Writes the text itself: React does not
 * render while it counts.
 *
 * @returns for the element that shows the number, rendered with the first value
 */
function useCountUp(
  value: number,
  format: (value: number) => string,
  animated: boolean,
): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const current = useRef(value);

  useEffect(() => {
    const write = (next: number) => {
      current.current = next;
      if (element.current) writeText(element.current, format(next));
    };
    const from = current.current;
    if (from === value) return;
    if (!animated || !isMotionAllowed()) return write(value);

    const startedAt = performance.now();
    const settle = beginMotion();
    let timer = window.setTimeout(count, WRITE_MS);
    function count() {
      // Reduced motion may be chosen meanwhile.
      const progress = isMotionAllowed() ? Math.min(1, (performance.now() - startedAt) / COUNT_UP_MS) : 1;
      write(progress < 1 ? Math.round(from + (value - from) * easeOut(progress)) : value);
      if (progress === 1) return settle();
      timer = window.setTimeout(count, WRITE_MS);
    }
    return () => {
      clearTimeout(timer);
      settle();
    };
  }, [value, animated, format]);

  return element;
}

/** Changes the text node, which costs less than another one. A translator may have replaced it by an element. */
function writeText(element: HTMLElement, text: string): void {
  const node = element.firstChild;
  if (!(node instanceof Text)) element.textContent = text;
  else if (node.data !== text) node.data = text; // toward the end of a count-up most texts are the same
}
