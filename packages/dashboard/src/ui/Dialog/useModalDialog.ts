import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import './dialog.css';
import { type DialogPosition, pushDialog } from './dialogStack';

export type ModalDialogProps = {
  /** Called when the visitor closes the dialog, by Escape or by a press beside it; without it, only its caller can. */
  onClose?: () => void;
  /** Called when the visitor presses Escape in a dialog that has no `onClose`. */
  onCloseRefused?: () => void;
};

/**
 * Makes a `<dialog>` modal for as long as it is rendered. Its `<h2>` has to be able to take the focus.
 *
 * @returns properties of the `<dialog>`
 */
export function useModalDialog(props: ModalDialogProps, position: DialogPosition = 'top') {
  const { onClose, onCloseRefused } = props;
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect: it is cleaned up before React removes the element.
  useLayoutEffect(() => {
    if (ref.current === null) return;
    return pushDialog(ref.current, position);
  }, [position]);

  /** Whether the press that goes on began beside what is in the dialog, not in it, as when a text is marked. */
  const isPressBeside = useRef(false);

  return {
    ref,
    closedby: onClose ? ('closerequest' as const) : ('none' as const),
    // Not by `closedby="any"`: that is not supported everywhere, and the dialog may be larger than what is seen of it.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isPressBeside.current = target === currentTarget;
    },
    // In the capture phase: for `onClick` React puts a listener on the element itself, and screen readers then say
    // "clickable" of everything in it that can have the focus.
    onClickCapture: ({ target, currentTarget }: SyntheticEvent) => {
      if (target === currentTarget && isPressBeside.current) onClose?.();
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose?.();
    },
    // Escape. Not by `cancel` alone: browsers close a dialog at the second Escape whatever that event's handler says.
    onKeyDown: (event: KeyboardEvent) => {
      // A popover within closes first, by the platform.
      if (event.key !== 'Escape' || event.currentTarget.querySelector(':popover-open')) return;
      event.preventDefault();
      if (onClose) onClose();
      else onCloseRefused?.();
    },
  };
}
