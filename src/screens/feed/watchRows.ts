/**
 * Watches whether somebody stands in a row of the list. A pointer counts once it moves over a row, so that one that
 * merely rests where a row comes in holds nothing; the focus counts where it is seen, so that a click holds nothing once
 * the pointer has left. Both hold until they leave the whole card, so that the button beside the list can be reached.
 *
 * @param card the section around the list
 * @param onHold called when the rows begin to be held, and when they no longer are
 */
export function watchRows(card: HTMLElement, onHold: (holds: boolean) => void) {
  const by = { pointer: false, focus: false, selection: false };
  const ending = new AbortController();
  const { signal } = ending;
  let holds = false;
  /** What in the card has the focus. */
  let focused: Element | null = null;

  const isRow = (node: EventTarget | null) => {
    const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
    return card.contains(element?.closest('tbody tr') ?? null);
  };

  const decide = (change: Partial<typeof by>) => {
    Object.assign(by, change);
    const next = by.pointer || by.focus || by.selection;
    if (next === holds) return;
    holds = next;
    onHold(holds);
  };

  const focusList = () => card.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });

  card.addEventListener(
    'pointermove',
    ({ target, pointerType }) => {
      if (pointerType !== 'touch' && isRow(target)) decide({ pointer: true });
    },
    { signal, passive: true },
  );
  card.addEventListener('pointerleave', () => decide({ pointer: false }), { signal });
  card.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : null;
      if (isRow(target) && focused?.matches(':focus-visible')) decide({ focus: true });
    },
    { signal },
  );
  card.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (target === document.activeElement) return; // another window has come to the front
      if (relatedTarget instanceof Node && card.contains(relatedTarget)) return;
      // An element that is being removed says so before it has left.
      queueMicrotask(() => {
        if (focused?.isConnected === true && focused === target) focused = null;
      });
      decide({ focus: false });
    },
    { signal },
  );
  document.addEventListener(
    'selectionchange',
    () => {
      const selection = getSelection();
      decide({ selection: selection?.isCollapsed === false && isRow(selection.anchorNode) });
    },
    { signal },
  );

  return {
    /** Lets go, until somebody stands in a row anew. */
    release: () => decide({ pointer: false, focus: false, selection: false }),
    focusList,
    /** After rows have changed: the focus of an element that has left goes to the list, never to nowhere. */
    mendFocus: () => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) focusList();
    },
    leave: () => ending.abort(),
  };
}
