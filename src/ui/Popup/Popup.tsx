import { useEffect, useRef, useState } from 'react';
import { UnlessWithheld } from '../Figure/UnlessWithheld';
import { beginMotion, isMotionAllowed } from '../motion/motion';
import * as styles from './Popup.module.css';

/** On screen for less than a second and a half, then gone. */
const LIFE_MS = 1_400;

/**
 * It is there at once and fades away at the end: what moves draws every frame. Five shades in so short a time read as
 * fading too, and draw half the frames.
 */
const FADES_MS = 1_200;

/** It outlasts the popup: the page itself would draw the last 40 ms of an animation, frame by frame. */
const FADE_MS = 400;
const FADE: Keyframe[] = [
  { opacity: 1, easing: 'steps(5)' },
  { opacity: 0, offset: 180 / FADE_MS },
  { opacity: 0 },
];

type PopupProps = {
  /** Another number is another popup, which replaces the one on screen; 0 is none yet. */
  times: number;
  text: string;
  /** Not drawn as a gain. */
  loss: boolean;
  /** Takes the popup away; the one that it begins with stays until something moves. */
  still: boolean;
};

/** A short-lived word beside a figure. Decoration: it is not spoken, since the figure itself is. */
export function Popup({ times, text, loss, still }: PopupProps) {
  const [gone, setGone] = useState(0);
  const [first] = useState(times);
  const popup = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (still || times === 0) return;
    const settle = beginMotion();
    let fading: Animation | undefined;
    const fade = window.setTimeout(() => {
      if (isMotionAllowed()) fading = popup.current?.animate(FADE, { duration: FADE_MS, fill: 'forwards' });
    }, FADES_MS);
    const end = () => {
      clearTimeout(fade);
      clearTimeout(timer);
      fading?.finish(); // it would go on without what it fades
      setGone(times);
    };
    const timer = window.setTimeout(end, LIFE_MS);
    return () => {
      settle();
      end();
    };
  }, [times, still]);

  // A pause takes it away at once, not with the next task.
  if (times === 0 || gone === times || (still && times !== first)) return null;
  return (
    <span key={times} ref={popup} className={`${styles.popup} ${loss ? styles.loss : ''}`} aria-hidden="true">
      <UnlessWithheld>{text}</UnlessWithheld>
    </span>
  );
}
