import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LIST_LENGTH, type Trade } from '../../engine';
import { useMoment, useSessionStore } from '../../store/useSession';

/** What holds the rows; any one of them is enough. */
const RELEASED = { pointer: false, focus: false, selection: false, scroll: false };

type HeldRows = {
  /** The box that the rows scroll in. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The rows to show: the latest trades, or those held, with what is true of them now. */
  readonly rows: readonly Trade[];
  /** How many trades wait to be shown. */
  readonly waiting: number;
  /** Shows the latest trades, from the top. */
  readonly release: () => void;
};

/**
 * Holds the rows of the list while a visitor uses them: while the pointer is over a row, a row has the keyboard focus,
 * text of a row is selected, or the list has been scrolled. Rows of another run or another moment are never held.
 *
 * A pointer counts once it moves over a row, so that one that rests where a row comes in holds nothing. Focus counts where
 * it is visible, so that a click holds nothing once the pointer has left. Pointer and focus hold until they leave the
 * whole card, so that the button beside the list can be reached.
 */
export function useHeldRows(): HeldRows {
  const scroller = useRef<HTMLDivElement>(null);
  const store = useSessionStore();
  const trades = useMoment((moment) => moment.session.trades);
  const closed = useMoment((moment) => moment.session.account.closed);
  const opened = useMoment((moment) => moment.opened);
  const holding = useRef(RELEASED);
  const [held, setHeld] = useState<{ rows: readonly Trade[]; closed: number; opened: number } | null>(null);

  const hold = useCallback(
    (change: Partial<typeof RELEASED>) => {
      holding.current = { ...holding.current, ...change };
      const isHeld = Object.values(holding.current).includes(true);
      const { session, opened: now } = store.getMoment();
      const latest = { rows: session.trades, closed: session.account.closed, opened: now };
      setHeld((before) => (isHeld ? (before ?? latest) : null));
    },
    [store],
  );

  useEffect(() => {
    const list = scroller.current;
    const card = list?.closest('section');
    if (!list || !card) return;
    const ending = new AbortController();
    const { signal } = ending;
    const isInRow = (node: EventTarget | null) => {
      const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
      return list.contains(element?.closest('tbody tr') ?? null);
    };
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && isInRow(target)) hold({ pointer: true });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && isInRow(target) && target.matches(':focus-visible'))
        hold({ focus: true });
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (target === document.activeElement) return; // another window has come to the front
      if (relatedTarget instanceof Node && card.contains(relatedTarget)) return;
      hold({ focus: false });
    };
    const onSelect = () => {
      const selection = getSelection();
      hold({ selection: selection?.isCollapsed === false && isInRow(selection.anchorNode) });
    };
    card.addEventListener('pointermove', onMove, { signal, passive: true });
    card.addEventListener('pointerleave', () => hold({ pointer: false }), { signal });
    card.addEventListener('focusin', onFocus, { signal });
    card.addEventListener('focusout', onBlur, { signal });
    list.addEventListener('scroll', () => hold({ scroll: list.scrollTop > 0 }), { signal, passive: true });
    document.addEventListener('selectionchange', onSelect, { signal });
    return () => ending.abort();
  }, [hold]);

  const release = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
    hold(RELEASED);
  }, [hold]);

  const isStale = held !== null && held.opened !== opened;
  useEffect(() => {
    if (isStale) release();
  }, [isStale, release]);

  useFocusKept(scroller);

  if (held === null || isStale) return { scroller, rows: trades, waiting: 0, release };
  const unseen = trades.filter(({ key }) => !held.rows.some((row) => row.key === key)).length;
  return {
    scroller,
    rows: held.rows.map((row) => trades.find(({ key }) => key === row.key) ?? row),
    // The session keeps only the latest ten.
    waiting: unseen < LIST_LENGTH ? unseen : Math.max(unseen, closed - held.closed),
    release,
  };
}

/** When the row with the focus leaves, as after a click, the list gets the focus: it never falls to the body. */
function useFocusKept(scroller: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      list?.focus({ preventScroll: true });
    focused.current = list?.contains(document.activeElement) ? document.activeElement : null;
  });
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    const list = scroller.current;
    list?.addEventListener('focusin', remember);
    return () => list?.removeEventListener('focusin', remember);
  }, [scroller]);
}
