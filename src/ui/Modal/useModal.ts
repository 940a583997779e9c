import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Tells a dialog beneath that the one above has left; the platform's own event comes when that is out of the page. */
const LEFT = 'dialogleft';

type ModalHandling = {
  onClose?: (() => void) | undefined;
  /** Called when somebody asks to close what does not close yet. */
  onStay?: (() => void) | undefined;
  first?: RefObject<HTMLElement | null> | undefined;
  /** Goes beneath a dialog that is already open, such as the controls from which it was brought up. */
  beneath?: boolean;
};

/**
 * What makes a `<dialog>` modal and open as long as it is drawn. The platform keeps the focus inside and gives it
 * back.
 */
export function useModal({ onClose, onStay, first, beneath = false }: ModalHandling) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: a dialog that is removed while it is open gives no focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const rise = () => {
      if (element.matches(':modal') || (beneath && document.querySelector('dialog:modal'))) return;
      element.close();
      element.showModal();
      first?.current?.focus();
    };
    // Until the one above it leaves. Not by show(), which would take the focus out of that one.
    if (beneath && document.querySelector('dialog:modal')) element.open = true;
    rise();
    document.addEventListener(LEFT, rise);
    return () => {
      document.removeEventListener(LEFT, rise);
      element.close();
      // Open from the first, it has nobody to give the focus back to.
      const { activeElement } = document;
      if (activeElement === document.body || element.contains(activeElement))
        document.querySelector<HTMLElement>('main')?.focus();
      document.dispatchEvent(new Event(LEFT));
    };
  }, [first, beneath]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A second Escape closes a dialog whatever `cancel` said; browsers without `closedby` need this guard.
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (onClose) onClose();
      else onStay?.();
    },
  };
}
