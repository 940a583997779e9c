import { labelBottom } from '../../../honesty/labelBottom';
import { createTimer } from '../../../ui/scheduling/createTimer';

/**
 * Holds the rows on screen, or lets them go with `null`.
 *
 * @param showLatest lets them go, and scrolls to the latest trades
 */
type HoldRows = (showLatest: (() => void) | null) => void;

/** Why rows are held; one reason is enough. */
type Reason = 'pointer' | 'focus' | 'selection' | 'scroll';

/** A pointer that does not move for this long (ms) holds no rows any more. */
const REST_MS = 10_000;

/** The caret follows a press within this time (ms). */
const PRESS_MS = 500;

/** A reading cursor that does not move for this long (ms) holds no rows any more. */
const READ_MS = 60_000;

/**
 * Holds the rows of the list while a visitor uses them: while the pointer is over a row, the list or a row has visible
 * focus, text of a row is selected, a screen reader's cursor has come to a row within the last minute, or the first row
 * is scrolled out of sight.
 *
 * The reading cursor of Orca is the caret of the document, which moves without a key or a pointer that the page is told
 * of. Where a reader moves within a copy of the page, or reads on by itself, Tab to the list holds the rows that are
 * read then.
 *
 * A pointer counts when it moves, so that rows coming in under a resting one are not held, and until it has rested for
 * ten seconds. Pointer and focus count until they leave the card, so that its buttons can be reached.
 *
 * @param list in its card
 */
export function watchRows(list: HTMLElement, hold: HoldRows) {
  const card = list.closest('article') ?? list;
  const reasons = new Set<Reason>();
  const controller = new AbortController();
  let pressedAt = Number.NEGATIVE_INFINITY;
  const resting = createTimer();
  const reading = createTimer();

  const setReason = (reason: Reason, holds: boolean) => {
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    hold(reasons.size > 0 ? showLatest : null);
  };
  const onScroll = () => setReason('scroll', isFirstRowHidden(list));
  /** Shows the latest trades. Nothing but the list itself is scrolled. */
  const release = () => {
    list.scrollTo({ top: 0 });
    reasons.clear();
    onScroll();
  };
  const showLatest = () => {
    if (isFirstRowHidden(list)) card.scrollIntoView();
    release();
  };

  const onPress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  const onSelection = ({ timeStamp }: Event) => {
    const selection = getSelection();
    const isText = selection?.isCollapsed === false;
    const isHere = isInRow(list, selection?.anchorNode ?? null);
    setReason('selection', isHere && (isText || timeStamp - pressedAt > PRESS_MS));
    if (isText) reading.stop();
    else reading.start(() => setReason('selection', false), READ_MS);
  };
  const onPointerMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !isInRow(list, target)) return;
    setReason('pointer', true);
    resting.start(() => setReason('pointer', false), REST_MS);
  };
  const onPointerLeave = () => {
    resting.stop();
    setReason('pointer', false);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && list.contains(target) && target.matches(':focus-visible'))
      setReason('focus', true);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (target === document.activeElement) return; // another window has come to the front
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) setReason('focus', false);
  };

  const { signal } = controller;
  // Of the page and of the list
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  document.addEventListener('selectionchange', onSelection, { signal });
  document.addEventListener('pointerdown', onPress, { capture: true, signal });
  card.addEventListener('pointermove', onPointerMove, { signal });
  card.addEventListener('pointerleave', onPointerLeave, { signal });
  card.addEventListener('focusin', onFocus, { signal });
  card.addEventListener('focusout', onBlur, { signal });

  return {
    release,
    /** Lets the rows go, for good. */
    stop: () => {
      controller.abort();
      resting.stop();
      reading.stop();
      hold(null);
    },
  };
}

function isInRow(list: HTMLElement, node: EventTarget | null): boolean {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
  return list.contains(element?.closest('tbody tr') ?? null);
}

/**
 * Whether the list was scrolled, or the page so far that its label or the heading of the list lies over the first row.
 */
function isFirstRowHidden(list: HTMLElement): boolean {
  if (list.querySelector('tbody tr') === null) return false;
  const heading = list.closest('article')?.firstElementChild?.getBoundingClientRect();
  const visibleFrom = Math.max(labelBottom(), heading?.bottom ?? 0);
  // A fraction of a pixel is no scrolling
  return list.scrollTop > 0 || list.getBoundingClientRect().top < visibleFrom - 1;
}
