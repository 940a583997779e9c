import {
  DialogAboutContext,
  DialogHead,
  DialogTitle,
  findPointedAt,
  labelBottom,
  openDialogCount,
  type PointedAt,
  SimulatedBadge,
  StatusRegion,
  useLanguage,
  useModalDialog,
} from '@simulation/dashboard';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Spotlight.module.css';
import type { Message } from './steps';

/** In a window smaller than this (CSS pixels), the card is a sheet at the bottom. */
const SHEET = { width: 720, height: 420 };
/** In pixels from the upper left corner of the dialog. */
type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
/** Between the explained element and its outline, in CSS pixels. */
const OUTLINE_GAP = 6;

type SpotlightProps = {
  title: string;
  /** Beside the title, for the eye: which explanation of how many it is. */
  count: string;
  /** The element to explain; null where none is. */
  target: PointedAt | null;
  /** An invented message that is lit in place of an element. */
  message: Message | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog that explains one element of the page: scrolls to it, outlines it, dims everything but the page's
 * simulation label, and shows a card in the lower right corner: what is pressed in it stays where it is. The card
 * carries a label too, since a modal dialog makes that of the page inert. Closing restores the scroll position.
 */
export function Spotlight({ title, count, target, message, onClose, children }: SpotlightProps) {
  const modal = useModalDialog({ onClose });
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The top edge of the dialog and the outline, in CSS pixels. */
  const [layout, setLayout] = useState({ top: 0, outline: null as Box | null });

  useLayoutEffect(() => {
    const before = window.scrollY;
    return () => {
      document.body.style.paddingBottom = '';
      window.scrollTo({ top: before, behavior: 'instant' });
    };
  }, []);

  useLayoutEffect(() => {
    const element = findTarget(target);
    scrollToTarget(element, labelBottom(), card.current?.offsetHeight ?? 0);

    const measure = () => {
      const top = labelBottom();
      setLayout({ top, outline: outlineOf(findTarget(target), top) });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const observed of [element, document.documentElement])
      if (observed !== null) sizes.observe(observed);
    window.addEventListener('resize', measure);
    document.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('scroll', measure);
    };
  }, [target]);

  const { top, outline } = layout;
  const sheet = isSheet(top);
  return (
    <dialog
      {...modal}
      className={`${styles.area} ${sheet ? styles.sheet : ''} ${outline === null ? styles.dim : ''}`}
      style={{ top }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-label`}
    >
      {outline !== null && <div className={styles.ring} style={outline} />}
      {/* In Firefox what scrolls is a stop of the Tab key, at which a reader says all that is in it. */}
      <div ref={card} tabIndex={-1} className={`surface ${styles.card}`}>
        <div className={`inset ${styles.inner}`}>
          <DialogHead id={id} onClose={onClose}>
            <DialogTitle id={id} className="remark regular">
              {title}
            </DialogTitle>
            <p className="remark" aria-hidden="true">
              {count}
            </p>
          </DialogHead>
          <DialogAboutContext value={`${id}-about`}>{children}</DialogAboutContext>
        </div>
        {message && <LitMessage {...message} />}
        <StatusRegion />
      </div>
    </dialog>
  );
}

/** As it arrives; its frame carries the badge, so that a crop of it does. */
function LitMessage({ from, says }: Message) {
  const { texts } = useLanguage();
  return (
    <figure className={`surface stack tight ${styles.message}`}>
      <p className="row apart label">
        {from} <SimulatedBadge>{texts.simulated}</SimulatedBadge>
      </p>
      <p>{says}</p>
    </figure>
  );
}

function isSheet(top: number): boolean {
  return window.innerWidth < SHEET.width || window.innerHeight - top < SHEET.height;
}

/** `null` while another dialog covers the page. */
function findTarget(part: PointedAt | null): HTMLElement | null {
  if (part === null || openDialogCount() > 1) return null;
  return findPointedAt(part);
}

/** Into the middle of the window, or to its top where it does not fit or a sheet takes the bottom. */
function scrollToTarget(element: HTMLElement | null, top: number, cardHeight: number): void {
  const sheet = isSheet(top);
  // Below a sheet the page gets longer, so that its last elements can be scrolled above the sheet.
  document.body.style.paddingBottom = `${sheet ? cardHeight : 0}px`;
  const fits = element !== null && element.offsetHeight + 2 * OUTLINE_GAP < window.innerHeight - top;
  element?.scrollIntoView({ block: fits && !sheet ? 'center' : 'start', behavior: 'instant' });
}

function outlineOf(element: HTMLElement | null, areaTop: number): Box | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: left - OUTLINE_GAP,
    top: top - areaTop - OUTLINE_GAP,
    width: width + 2 * OUTLINE_GAP,
    height: height + 2 * OUTLINE_GAP,
  };
}
