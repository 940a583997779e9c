let pressed: EventTarget | null = null;

/** Remembers what was pressed last, for the whole life of the page. Safari gives a pressed button no focus. */
export function watchPresses(): void {
  window.addEventListener('click', ({ target }) => (pressed = target), true);
}

/** The button or link that was pressed last; null where it is not displayed any more. */
export function lastPressed(): HTMLElement | null {
  const control = pressed instanceof Element ? pressed.closest<HTMLElement>('button, a') : null;
  return control?.checkVisibility() ? control : null;
}
