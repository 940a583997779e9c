import { useEffect, useState } from 'react';
import { UnlessWithheld } from '../Figure/UnlessWithheld';
import { beginMotion } from '../motion/motion';
import * as styles from './Popup.module.css';

/** How long the popup stays, in milliseconds: as long as its animation (Popup.module.css). */
const LIFE_MS = 1_400;

type PopupProps = {
  /** Number of the popup: a new one replaces the one on screen. 0: there is none yet. */
  times: number;
  text: string;
  /** In the color of a gain. */
  isGain: boolean;
  /** Without animation there is no popup but the one that was there from the first render. */
  animated: boolean;
};

/** A short-lived text beside a figure. Hidden from screen readers, which read the figure itself. */
export function Popup({ times, text, isGain, animated }: PopupProps) {
  const [gone, setGone] = useState(0);
  const [first] = useState(times);

  useEffect(() => {
    if (!animated || times === 0) return;
    const settle = beginMotion();
    const end = () => {
      settle();
      setGone(times);
    };
    const timer = window.setTimeout(end, LIFE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [times, animated]);

  if (times === 0 || gone === times || (!animated && times !== first)) return null;
  return (
    <span
      key={times}
      className={`pill strong nowrap ${styles.popup} ${isGain ? styles.gain : 'tinted'}`}
      aria-hidden="true"
    >
      <UnlessWithheld>{text}</UnlessWithheld>
    </span>
  );
}
