import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type ModalHandling = {
  onClose?: (() => void) | undefined;
  first?: RefObject<HTMLElement | null> | undefined;
  /** Goes beneath a dialog that is already open. */
  beneath?: boolean;
};

/**
 * What makes a `<dialog>` modal and open as long as it is drawn. The platform keeps the focus inside and gives it
 * back.
 */
export function useModal({ onClose, first, beneath = false }: ModalHandling) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the element leaves the page: a dialog that is removed while it is open gives no focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    if (beneath && document.querySelector('dialog[open]')) element.show();
    else element.showModal();
    first?.current?.focus();
    return () => element.close();
  }, [first, beneath]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // A second Escape closes a dialog whatever `cancel` said; browsers without `closedby` need this guard.
      if (event.key === 'Escape') event.preventDefault();
      if (event.key === 'Escape') onClose?.();
    },
  };
}
