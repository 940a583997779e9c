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
  /** Whether the cents of an amount are smaller. */
  smallCents?: boolean;
};

/** What follows the whole units of an amount: separator, two digits and the currency behind them. */
const CENTS_PART = /[.,]\d\d\D*$/;

/** Whole units and cents of a text; all of it is the first part where the cents are not smaller. */
const partsOf = (text: string, smallCents: boolean): [string, string] => {
  const cents = smallCents ? (CENTS_PART.exec(text)?.[0] ?? '') : '';
  return [text.slice(0, text.length - cents.length), cents];
};

/** A figure that counts to each new value. One that was withheld starts at its value. */
export function CountUp(props: CountUpProps) {
  return (
    <UnlessWithheld>
      <CountingFigure {...props} />
    </UnlessWithheld>
  );
}

function CountingFigure({ value, exact, format, spoken, animated, smallCents = false }: CountUpProps) {
  const [initialText] = useState(() => format(value));
  const text = useCountUp(value, format, animated, smallCents);
  const [units, cents] = partsOf(initialText, smallCents);
  const [room, centsRoom] = partsOf(format(value).replace(/\d/g, '0'), smallCents);
  return (
    <>
      <data className={styles.figure} value={exact} data-room={room} aria-hidden="true">
        {centsRoom && <span className={`cents ${styles.room}`} data-room={centsRoom} />}
        <span ref={text} className={styles.text}>
          {units}
          {centsRoom && <span className="cents">{cents}</span>}
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
  smallCents: boolean,
): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const current = useRef(value);

  useEffect(() => {
    const write = (next: number) => {
      current.current = next;
      if (element.current) writeText(element.current, ...partsOf(format(next), smallCents));
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
  }, [value, animated, format, smallCents]);

  return element;
}

/** Changes text nodes, which costs less than other ones. A translator may have replaced them by elements. */
function writeText(element: HTMLElement, units: string, cents: string): void {
  const [node, small] = element.childNodes;
  if (!(node instanceof Text) || (cents !== '' && !(small?.firstChild instanceof Text)))
    element.textContent = units + cents;
  else {
    if (node.data !== units) node.data = units; // toward the end of a count-up most texts are the same
    if (small?.firstChild instanceof Text && small.firstChild.data !== cents) small.firstChild.data = cents;
  }
}
