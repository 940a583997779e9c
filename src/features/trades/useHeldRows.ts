import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTimer } from '../../async/useTimer';
import { LIST_LENGTH, type Trade } from '../../engine';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectOpenCount } from '../../store/selectors';

/** Reasons to hold the rows; one is enough. */
const NO_REASON = { pointer: false, focus: false, selection: false, scroll: false };

/** A pointer that does not move for this long (ms) holds no rows any more. */
const REST_MS = 10_000;

type HeldRows = {
  /** For the element that the rows scroll in. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The rows to show: the latest trades or those that are held, in their present state. */
  readonly rows: readonly Trade[];
  /** How many trades are not shown because the rows are held. */
  readonly waiting: number;
  /** Shows the latest trades, from the top. */
  readonly release: () => void;
  readonly onScroll: () => void;
  /** Event handlers of the card that the list is in. */
  readonly cardHandlers: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
};

/**
 * Holds the rows of the list while a visitor uses them: while the pointer is over a row, a row has visible focus, text of a
 * row is selected, or the list is scrolled. Rows of another run or of another simulated time are not held.
 *
 * A pointer counts when it moves, so that rows coming in under a resting one are not held, and until it has rested for ten
 * seconds. Pointer and focus count until they leave the card, so that its buttons can be reached.
 */
export function useHeldRows(): HeldRows {
  const scroller = useRef<HTMLDivElement>(null);
  const store = useSessionStore();
  const trades = useStoreState((state) => state.session.trades);
  const closed = useStoreState((state) => state.session.account.closed);
  const openCount = useStoreState(selectOpenCount);
  const reasons = useRef(NO_REASON);
  const rest = useTimer();
  const [held, setHeld] = useState<{ rows: readonly Trade[]; closed: number; openCount: number } | null>(
    null,
  );

  const change = useCallback(
    (changed: Partial<typeof NO_REASON>) => {
      reasons.current = { ...reasons.current, ...changed };
      const isHeld = Object.values(reasons.current).includes(true);
      const { session, openCount: now } = store.getState();
      const latest = { rows: session.trades, closed: session.account.closed, openCount: now };
      setHeld((before) => (isHeld ? (before ?? latest) : null));
    },
    [store],
  );

  const isInRow = useCallback((node: EventTarget | null) => {
    const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
    return scroller.current?.contains(element?.closest('tbody tr') ?? null) === true;
  }, []);

  useEffect(() => {
    const onSelectionChange = () => {
      const selection = getSelection();
      change({ selection: selection?.isCollapsed === false && isInRow(selection.anchorNode) });
    };
    document.addEventListener('selectionchange', onSelectionChange);
    return () => document.removeEventListener('selectionchange', onSelectionChange);
  }, [change, isInRow]);

  const release = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
    change(NO_REASON);
  }, [change]);

  const isStale = held !== null && held.openCount !== openCount;
  useEffect(() => {
    if (isStale) release();
  }, [isStale, release]);

  const handlers = {
    scroller,
    release,
    onScroll: () => change({ scroll: (scroller.current?.scrollTop ?? 0) > 0 }),
    cardHandlers: {
      onPointerMove: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'touch' || !isInRow(target)) return;
        change({ pointer: true });
        rest.start(() => change({ pointer: false }), REST_MS);
      },
      onPointerLeave: () => {
        rest.stop();
        change({ pointer: false });
      },
      onFocus: ({ target }: FocusEvent) => {
        if (isInRow(target) && target.matches(':focus-visible')) change({ focus: true });
      },
      onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
        if (target === document.activeElement) return; // another window has come to the front
        if (currentTarget.contains(relatedTarget)) return;
        change({ focus: false });
      },
    },
  };
  if (held === null || isStale) return { ...handlers, rows: trades, waiting: 0 };
  const unseen = trades.filter(({ key }) => !held.rows.some((row) => row.key === key)).length;
  return {
    ...handlers,
    rows: held.rows.map((row) => trades.find(({ key }) => key === row.key) ?? row),
    // The session keeps only the latest ten.
    waiting: unseen < LIST_LENGTH ? unseen : Math.max(unseen, closed - held.closed),
  };
}
