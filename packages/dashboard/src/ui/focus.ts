import { useEffect } from 'react';

/**
 * Whether the page may take the focus by itself. In a frame it would take it from the page around it, so there it may
 * only once the visitor has pressed something in the frame, or has moved the focus into it.
 */
export function mayTakeFocus(): boolean {
  return window.parent === window || document.hasFocus();
}

/** Calls back once the page may take the focus. */
export function onceFocusMayBeTaken(call: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const onPress = () => {
    controller.abort();
    call();
  };
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    window.addEventListener(type, onPress, { capture: true, signal });
}

/** For what had the focus and is gone. */
export function focusFigures(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Long enough that a browser tells a screen reader of one focus before the next one, in milliseconds. */
export const APART_MS = 100;

/** The nearest element around it that can take the focus: one without a box (`display: contents`) cannot. */
function boxAround(element: HTMLElement | null): HTMLElement | null {
  let around = element?.parentElement ?? null;
  while (around !== null && around.getClientRects().length === 0) around = around.parentElement;
  return around;
}

/**
 * Moves the focus to what has come in the place of what was pressed, so that a screen reader says it. Orca moves, without
 * a word, from an element that is removed to the first text in its place; a focus that arrives where it stands already
 * is no news to it (heard with Orca 43 in Firefox). So the focus goes to what is around it first, which is silent.
 *
 * @param element has to be able to take the focus
 * @returns takes it back
 */
export function focusNew(element: HTMLElement | null): () => void {
  const parent = boxAround(element);
  if (!element || !parent || !mayTakeFocus()) return () => undefined;
  const isStop = parent.hasAttribute('tabindex');
  if (!isStop) parent.tabIndex = -1;
  parent.dataset.focusPasses = '';
  parent.focus({ preventScroll: true });
  const pass = () => {
    clearTimeout(timer);
    if (document.activeElement === parent) element.focus({ preventScroll: true });
    if (!isStop) parent.removeAttribute('tabindex');
    delete parent.dataset.focusPasses;
  };
  const timer = window.setTimeout(pass, APART_MS);
  return pass;
}

/**
 * When a part that had the focus leaves the page, the figures have it: from the body, Tab begins at the top of the page
 * again.
 */
export function useLostFocus() {
  useEffect(
    () => () => {
      if (document.activeElement === document.body && mayTakeFocus()) focusFigures();
    },
    [],
  );
}
