import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTimer } from '../../../async/useTimer';
import { LIST_LENGTH } from '../../../engine';
import { labelBottom } from '../../../honesty/labelBottom';
import type { StoreState } from '../../../store/createSessionStore';
import { useSessionStore, useStoreState } from '../../../store/react/useSession';
import { selectOpenCount } from '../../../store/selectors';

/** Why rows are held; one reason is enough. */
type Reason = 'pointer' | 'focus' | 'selection' | 'scroll';

/** A pointer that does not move for this long (ms) holds no rows any more. */
const REST_MS = 10_000;

/** The caret follows a press within this time (ms). */
const PRESS_MS = 500;

/** A reading cursor that does not move for this long (ms) holds no rows any more. */
const READ_MS = 60_000;

/**
 * Holds the rows of the list while a visitor uses them: while the pointer is over a row, a row has visible focus, text of a
 * row is selected, a screen reader's cursor has come to a row within the last minute, or the first row is scrolled out of
 * sight. Rows of another run or of another simulated time are not held.
 *
 * The reading cursor of Orca is the caret of the document, which moves without a key or a pointer that the page is told of.
 * Readers that move within a copy of the page give no sign: their users press Pause.
 *
 * A pointer counts when it moves, so that rows coming in under a resting one are not held, and until it has rested for ten
 * seconds. Pointer and focus count until they leave the card, so that its buttons can be reached.
 */
export function useHeldRows() {
  const list = useRef<HTMLDivElement>(null);
  const store = useSessionStore();
  const trades = useStoreState((state) => state.session.trades);
  const closed = useStoreState((state) => state.session.account.closed);
  const openCount = useStoreState(selectOpenCount);
  const reasons = useRef(new Set<Reason>());
  const rest = useTimer();
  const reading = useTimer();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const [heldSince, setHeldSince] = useState<StoreState | null>(null);

  const setReason = useCallback(
    (reason: Reason, holds: boolean) => {
      if (holds) reasons.current.add(reason);
      else reasons.current.delete(reason);
      const now = reasons.current.size > 0 ? store.getState() : null;
      setHeldSince((before) => now && (before?.openCount === now.openCount ? before : now));
    },
    [store],
  );

  useEffect(() => {
    const onScroll = () => setReason('scroll', isFirstRowHidden(list.current));
    const onSelectionChange = ({ timeStamp }: Event) => {
      const selection = getSelection();
      const isHere = isInRow(list.current, selection?.anchorNode ?? null);
      const isText = selection?.isCollapsed === false;
      setReason('selection', isHere && (isText || timeStamp - pressedAt.current > PRESS_MS));
      if (isText) reading.stop();
      else reading.start(() => setReason('selection', false), READ_MS);
    };
    const onPress = ({ timeStamp }: Event) => {
      pressedAt.current = timeStamp;
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true }); // of the page and of the list
    document.addEventListener('selectionchange', onSelectionChange);
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('selectionchange', onSelectionChange);
      document.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [setReason, reading]);

  const release = useCallback(() => {
    list.current?.scrollTo({ top: 0 });
    reasons.current.clear();
    setReason('scroll', isFirstRowHidden(list.current));
  }, [setReason]);

  useEffect(() => {
    if (openCount > 0) release(); // after each jump
  }, [release, openCount]);

  const held = heldSince?.openCount === openCount ? heldSince.session : null;
  const rows = held?.trades.map((row) => trades.find(({ key }) => key === row.key) ?? row) ?? trades;
  const unseen = trades.filter(({ key }) => !rows.some((row) => row.key === key)).length;
  return {
    /** For the element of the list, which scrolls by itself or with the page. */
    list,
    /** The rows to show: the latest trades or those that are held, in their present state. */
    rows,
    /** How many trades are not shown because the rows are held. The session keeps only the latest ten. */
    waiting: unseen < LIST_LENGTH ? unseen : Math.max(unseen, closed - (held?.account.closed ?? closed)),
    /** Shows the latest trades, and scrolls to them. */
    showLatest: () => {
      if (isFirstRowHidden(list.current)) list.current?.closest('article')?.scrollIntoView();
      release();
    },
    /** Event handlers of the card that the list is in. */
    cardHandlers: {
      onPointerMove({ target, pointerType }: PointerEvent) {
        if (pointerType === 'touch' || !isInRow(list.current, target)) return;
        setReason('pointer', true);
        rest.start(() => setReason('pointer', false), REST_MS);
      },
      onPointerLeave() {
        rest.stop();
        setReason('pointer', false);
      },
      onFocus({ target }: FocusEvent) {
        if (isInRow(list.current, target) && target.matches(':focus-visible')) setReason('focus', true);
      },
      onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
        if (target === document.activeElement) return; // another window has come to the front
        if (!currentTarget.contains(relatedTarget)) setReason('focus', false);
      },
    },
  };
}

function isInRow(list: HTMLElement | null, node: EventTarget | null): boolean {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  return list?.contains(element?.closest('tbody tr') ?? null) === true;
}

/** Whether the list was scrolled, or the page so far that its label or the heading of the list lies over the first row. */
function isFirstRowHidden(list: HTMLElement | null): boolean {
  if (list === null || list.querySelector('tbody tr') === null) return false;
  const heading = list.closest('article')?.firstElementChild?.getBoundingClientRect();
  const visibleFrom = Math.max(labelBottom(), heading?.bottom ?? 0);
  return list.scrollTop > 0 || list.getBoundingClientRect().top < visibleFrom - 1; // a fraction of a pixel is no scrolling
}
