/**
 * Whether the page may take the focus by itself. In a frame it would take it from the page around it, so there it may only
 * once the visitor has pressed something in the frame, or has moved the focus into it.
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
