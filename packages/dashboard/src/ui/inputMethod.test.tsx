import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useModalDialog } from './Dialog/useModalDialog';
import { ignoreInputMethodKeys } from './inputMethod';

ignoreInputMethodKeys();

type Seen = { onClose: () => void; onSend: () => void; onKey: () => void };

function Form({ onClose, onSend, onKey }: Seen) {
  return (
    <dialog {...useModalDialog({ onClose })}>
      <h2 tabIndex={-1}>Title</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <input aria-label="Name" onKeyDown={onKey} />
      </form>
    </dialog>
  );
}

/** A key that is composed; and one in Safari, where the composition has ended before the key arrives. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }];

it('a key of an input method closes, sends and moves nothing; the same key for itself does', async () => {
  const seen = { onClose: vi.fn(), onSend: vi.fn(), onKey: vi.fn() };
  const { container } = await render(<Form {...seen} />);
  const field = container.querySelector('input');
  const press = (key: string, more: KeyboardEventInit) =>
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  for (const composing of COMPOSING) {
    // What the browser itself would do is prevented: close the dialog, send the form.
    for (const key of ['Escape', 'Enter']) expect(press(key, composing), key).toBe(false);
    expect(press('ArrowDown', composing)).toBe(true); // the input method's, to choose by
  }
  expect(seen.onKey).not.toHaveBeenCalled();
  expect(seen.onClose).not.toHaveBeenCalled();
  press('Process', { keyCode: 229 }); // a phone sends it with each letter
  expect(seen.onKey).toHaveBeenCalledOnce();
  press('Escape', {});
  expect(seen.onClose).toHaveBeenCalledOnce();
});
