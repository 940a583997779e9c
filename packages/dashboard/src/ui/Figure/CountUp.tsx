import { type RefObject, useEffect, useRef, useState } from 'react';
import { beginMotion, isMotionAllowed } from '../motion/motion';
import { amountParts, roomFor } from './amountParts';
import * as styles from './CountUp.module.css';
import { UnlessWithheld } from './UnlessWithheld';

/** Specification, section 4: the count-up takes 2 seconds. */
const COUNT_UP_MS = 2_000;

/**
 * Between the first two texts, in milliseconds, and half as long as between the last two: they slow down as the number
 * does.
 */
const WRITE_MS = 50;

/** A value that follows the one before sooner (ms), ten times a second, is shown at once: nothing could be counted. */
const AT_ONCE_MS = 100;

/** A number that has been behind for the time of a count-up stays this near to the exact one, as a part of it. */
const NEAR = 0.01;

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

/**
 * A figure that counts to each new value, with smaller cents if it has any. One that was withheld starts at its value.
 */
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
  const [units, cents] = amountParts(initialText);
  const [room, centsRoom] = amountParts(roomFor(format(value)));
  return (
    <>
      <data className={styles.figure} value={exact} data-room={room} aria-hidden="true">
        {centsRoom && <span className="cents" data-room={centsRoom} />}
        <span ref={text} className={`cover ${styles.text}`}>
          {units}
          {centsRoom && <span className="cents">{cents}</span>}
        </span>
      </data>
      <span className="sr-only">{spoken}</span>
    </>
  );
}

/**
 * Counts from the number on screen, so that a growing value never runs backwards. Writes the text itself: React does
 * not render while it counts.
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
  const changedAt = useRef(-Infinity);
  /** Since when the number has not been the value. */
  const behindSince = useRef<number | null>(null);

  useEffect(() => {
    const write = (next: number) => {
      current.current = next;
      if (next === value) behindSince.current = null;
      if (element.current) writeText(element.current, ...amountParts(format(next)));
    };
    const from = current.current;
    if (from === value) return;
    const startedAt = performance.now();
    const isFast = startedAt - changedAt.current < AT_ONCE_MS;
    changedAt.current = startedAt;
    if (!animated || !isMotionAllowed() || isFast) return write(value);

    behindSince.current ??= startedAt;
    const latest = behindSince.current + COUNT_UP_MS;
    const most = Math.floor(Math.abs(value) * NEAR);
    const notFar = (next: number) =>
      performance.now() < latest ? next : Math.min(Math.max(next, value - most), value + most);
    if (notFar(from) !== from) write(notFar(from));
    const settle = beginMotion();
    let timer = window.setTimeout(count, WRITE_MS);
    function count() {
      // Reduced motion may be chosen meanwhile.
      const progress = isMotionAllowed() ? Math.min(1, (performance.now() - startedAt) / COUNT_UP_MS) : 1;
      if (progress === 1) return finish();
      write(notFar(Math.round(from + (value - from) * easeOut(progress))));
      timer = window.setTimeout(count, WRITE_MS * (1 + progress));
    }
    const stop = () => {
      window.removeEventListener('beforeprint', finish);
      clearTimeout(timer);
      settle();
    };
    function finish() {
      write(value);
      stop();
    }
    // On paper the number that the text beside it adds up to.
    window.addEventListener('beforeprint', finish);
    return stop;
  }, [value, animated, format]);

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
