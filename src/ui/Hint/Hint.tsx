import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { labelEnd } from '../label/labelEnd';
import * as styles from './Hint.module.css';

/** Room that does for most of what is said. */
const ENOUGH = 400;
/** Less than this, and it lies over its button instead. */
const LEAST = 150;
/** Keeps off the button and off the page's label, in CSS pixels. */
const GAP = 6;

type Place = CSSProperties & { readonly '--right': string };

type HintProps = {
  /** The accessible name of the button, and of what it opens. */
  label: string;
  /** A drawing. */
  sign: ReactNode;
  /** Drawn only while it is open. */
  children: ReactNode;
};

/**
 * A quiet button in the corner of a card and the popover that it opens, beneath it where there is room, else above.
 * Nothing of the popover lies over the page's simulation label.
 */
export function Hint({ label, sign, children }: HintProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const open = place !== null;

  useEffect(() => {
    if (!open) return;
    const follow = () => {
      const next = button.current && placeAt(button.current);
      if (next === null) popover.current?.hidePopover();
      else setPlace(next);
    };
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow);
    };
  }, [open]);

  return (
    <>
      <button ref={button} type="button" className={styles.button} aria-label={label} popoverTarget={id}>
        {sign}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        tabIndex={0}
        aria-label={label}
        className={styles.popover}
        style={place ?? undefined}
        onBeforeToggle={({ newState }) =>
          setPlace(newState === 'open' && button.current ? placeAt(button.current) : null)
        }
      >
        {open && children}
      </div>
    </>
  );
}

/** Beneath or above a button, for as much height as there is; null once the button has left the window. */
function placeAt(button: HTMLElement): Place | null {
  const { top, bottom, right } = button.getBoundingClientRect();
  const least = labelEnd() + GAP;
  const most = window.innerHeight - GAP;
  if (bottom < least || top > most) return null;
  const above = top - GAP - least;
  const below = most - bottom - GAP;
  if (Math.max(above, below) < LEAST) {
    return { top: least, bottom: 'auto', maxHeight: most - least, '--right': `${right}px` };
  }
  const vertical =
    below >= Math.min(above, ENOUGH)
      ? { top: bottom + GAP, bottom: 'auto', maxHeight: below }
      : { top: 'auto', bottom: window.innerHeight - top + GAP, maxHeight: above };
  return { ...vertical, '--right': `${right}px` };
}
