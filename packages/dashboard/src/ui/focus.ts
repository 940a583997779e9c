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
