/** Names of keys that name none: a phone sends them with most letters. Nothing acts on them. */
const NAMELESS = new Set(['Process', 'Unidentified']);

/** Keys at which the browser itself closes a dialog or sends a form. */
const ACTING = new Set(['Escape', 'Enter']);

/**
 * Whether a key belongs to an input method, with which people write what their keyboard has no keys for: it chooses
 * among characters, or ends that. Safari has ended the composition before the key arrives, and leaves the code 229
 * alone.
 */
function isOfInputMethod({ isComposing, key, keyCode }: KeyboardEvent): boolean {
  return isComposing || (keyCode === 229 && !NAMELESS.has(key));
}

/**
 * Keeps the keys of input methods from every handler of the page, and from what the browser would do at them. For the
 * whole life of the page, and to be called before any other handler of keys is added.
 */
export function ignoreInputMethodKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isOfInputMethod(event)) return;
      event.stopImmediatePropagation();
      if (ACTING.has(event.key)) event.preventDefault();
    },
    { capture: true },
  );
}
