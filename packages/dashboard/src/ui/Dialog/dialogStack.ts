import { focusFigures, mayTakeFocus, onceFocusMayBeTaken } from '../focus';
import { countStyleMotion } from '../motion/motion';

/** Where a dialog opens: above or beneath all that are open. */
export type DialogPosition = 'top' | 'bottom';

/** The open dialogs, the topmost last. */
const stack: HTMLDialogElement[] = [];

export function openDialogCount(): number {
  return stack.length;
}

export function topDialog(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

/**
 * Opens a dialog. The topmost one is modal, and its heading has the focus: a screen reader says it with its
 * description, and reads on from there. The platform does nearly all of it: `showModal()` puts a dialog on top, keeps
 * the focus in it and makes the page inert, `close()` gives the focus back. This adds dialogs that open beneath
 * another: visible at once, modal when those above have closed.
 *
 * @returns closes it; to be called while the element is in the page, since a removed dialog gives no focus back
 */
export function pushDialog(dialog: HTMLDialogElement, position: DialogPosition): () => void {
  if (position === 'top' || stack.length === 0) {
    stack.push(dialog);
    showModal(dialog);
  } else {
    stack.unshift(dialog);
    dialog.open = true; // show() would take the focus from the topmost dialog
  }
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    dialog.close();
    const top = stack.at(-1);
    if (top !== undefined && !top.matches(':modal')) {
      top.close();
      showModal(top);
    }
    // A dialog that opened with the page has no element to give the focus back to.
    const { activeElement } = document;
    if (activeElement === document.body || dialog.contains(activeElement)) focusFigures();
  };
}

function showModal(dialog: HTMLDialogElement): void {
  if (!mayTakeFocus()) {
    dialog.open = true; // showModal() would take the focus
    onceFocusMayBeTaken(() => {
      if (stack.at(-1) !== dialog || dialog.matches(':modal')) return;
      dialog.close();
      showModal(dialog);
    });
    return;
  }
  const heading = dialog.querySelector('h2');
  if (heading) heading.autofocus = true;
  dialog.showModal();
  countStyleMotion(dialog.getAnimations({ subtree: true }));
}
