import { mayTakeFocus, onceFocusMayBeTaken } from './mayTakeFocus';

type StackedDialog = {
  readonly element: HTMLDialogElement;
  /** Gets the focus when the dialog becomes modal; without it, the platform chooses. */
  readonly initialFocus?: HTMLElement | null | undefined;
};

/** Where a dialog opens: above or beneath all that are open. */
export type DialogPosition = 'top' | 'bottom';

/** The open dialogs, the topmost last. */
const stack: StackedDialog[] = [];

export function openDialogCount(): number {
  return stack.length;
}

/**
 * Opens a dialog. The topmost one is modal. The platform does nearly all of it: `showModal()` puts a dialog on top, keeps
 * the focus in it and makes the page inert, `close()` gives the focus back. This adds dialogs that open beneath another:
 * visible at once, modal when those above have closed.
 *
 * @returns closes it; to be called while the element is in the page, since a removed dialog gives no focus back
 */
export function pushDialog(dialog: StackedDialog, position: DialogPosition): () => void {
  if (position === 'top' || stack.length === 0) {
    stack.push(dialog);
    showModal(dialog);
  } else {
    stack.unshift(dialog);
    dialog.element.open = true; // show() would take the focus from the topmost dialog
  }
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    dialog.element.close();
    const top = stack.at(-1);
    if (top !== undefined && !top.element.matches(':modal')) {
      top.element.close();
      showModal(top);
    }
    // A dialog that opened with the page has no element to give the focus back to.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.element.contains(activeElement))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
}

function showModal(dialog: StackedDialog): void {
  const { element, initialFocus } = dialog;
  if (!mayTakeFocus()) {
    element.open = true; // showModal() would take the focus
    onceFocusMayBeTaken(() => {
      if (stack.at(-1) !== dialog || element.matches(':modal')) return;
      element.close();
      showModal(dialog);
    });
    return;
  }
  element.showModal();
  initialFocus?.focus();
}
