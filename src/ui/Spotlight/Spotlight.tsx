import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { labelEnd } from '../label/labelEnd';
import { useModal } from '../Modal/useModal';
import { type Box, placeBeside } from './placeBeside';
import * as styles from './Spotlight.module.css';

/** Below either of these (CSS pixels) there is no beside: the card is a sheet at the foot of the window. */
const SHEET = { width: 720, height: 420 };
/** How far the outline stands off. */
const OFF = 6;

type SpotlightProps = {
  /** Names the dialog. */
  title: string;
  /** The simulation label: nobody who is in a dialog gets to the page's own. */
  label: ReactNode;
  /** A selector of what is explained; null where it is nothing on this page. */
  target: string | null;
  /** Which of several explanations this is; another one is read from its beginning. */
  step: number;
  first: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

type Layout = {
  readonly below: number;
  readonly hole: Box | null;
  readonly left: number;
  readonly top: number;
};

/**
 * A modal dialog that explains an element of the page: the element is brought into view and outlined, all else but
 * the page's simulation label is dimmed, and a card stands beside it. Closing scrolls back to where the page was.
 */
export function Spotlight({ title, label, target, step, first, onClose, children }: SpotlightProps) {
  const modal = useModal({ onClose, first });
  const card = useRef<HTMLDivElement>(null);
  const read = useRef(step);
  const id = useId();
  const [layout, setLayout] = useState<Layout>({ below: 0, hole: null, left: 0, top: 0 });

  useLayoutEffect(() => {
    const before = window.scrollY;
    return () => {
      document.body.style.paddingBottom = '';
      window.scrollTo({ top: before, behavior: 'instant' });
    };
  }, []);

  useLayoutEffect(() => {
    if (read.current !== step) card.current?.scrollTo({ top: 0, behavior: 'instant' });
    read.current = step;
  }, [step]);

  useLayoutEffect(() => {
    const element = elementOf(target);
    const below = labelEnd();
    const sheet = isSheet(below) ? (card.current?.offsetHeight ?? 0) : 0;
    const room = window.innerHeight - below - sheet;
    // What stands at the end of the page can be scrolled above the sheet too.
    document.body.style.paddingBottom = `${sheet}px`;
    const fits = element !== null && element.offsetHeight + 2 * OFF < room && !isSheet(below);
    element?.scrollIntoView({ block: fits ? 'center' : 'start', behavior: 'instant' });

    const measure = () => {
      if (card.current === null) return;
      const top = labelEnd();
      const area = { width: document.documentElement.clientWidth, height: window.innerHeight - top };
      const hole = holeOf(elementOf(target), top);
      const { offsetWidth: width, offsetHeight: height } = card.current;
      setLayout({ below: top, hole, ...placeBeside(hole, { width, height }, area) });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const watched of [element, card.current, document.documentElement])
      if (watched !== null) sizes.observe(watched);
    window.addEventListener('resize', measure);
    document.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('scroll', measure);
    };
  }, [target]);

  const { below, hole, left, top } = layout;
  return (
    <dialog
      {...modal}
      className={`${styles.area} ${isSheet(below) ? styles.sheet : ''} ${hole === null ? styles.dim : ''}`}
      style={{ top: below }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-label`}
      closedby="closerequest"
    >
      {hole !== null && <div className={styles.ring} style={hole} />}
      <div ref={card} className={styles.card} style={isSheet(below) ? undefined : { left, top }}>
        <div id={`${id}-label`} className={styles.label}>
          {label}
        </div>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

function isSheet(below: number): boolean {
  return window.innerWidth < SHEET.width || window.innerHeight - below < SHEET.height;
}

/** Beneath a full-screen dialog nothing is to be pointed at. */
function elementOf(selector: string | null): HTMLElement | null {
  if (selector === null || document.querySelectorAll('dialog[open]').length > 1) return null;
  return document.querySelector<HTMLElement>(selector);
}

function holeOf(element: HTMLElement | null, below: number): Box | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - OFF, top: top - below - OFF, width: width + 2 * OFF, height: height + 2 * OFF };
}
