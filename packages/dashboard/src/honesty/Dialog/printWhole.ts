import { topDialog } from '../../ui/Dialog/dialogStack';

const paper = matchMedia('print');

/**
 * Has printing print a dialog alone and whole, as a part of the document: of the top layer browsers print one sheet,
 * lay it over the page, or leave it out. What is printed is a copy, since the dialog stays in use while a preview is
 * open. Of several open dialogs the topmost is printed.
 *
 * @param contents what is printed, in the dialog, with its simulation label
 * @param className of the copy, which stands in the body: first the label, then the contents
 * @returns ends it
 */
export function printWhole(contents: HTMLElement, className: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let copy: HTMLElement | undefined;
  const show = () => {
    if (copy !== undefined || topDialog() !== contents.closest('dialog')) return;
    copy = copyOf(contents, className);
    document.body.append(copy);
    // Firefox prints the drawings that a `<use>` stands for only where it has laid them out before.
    copy.getBoundingClientRect();
  };
  const hide = () => {
    copy?.remove();
    copy = undefined;
  };
  let isByMedia = false;
  // Where a preview tells of paper and not of printing, as that of developer tools.
  const follow = () => {
    if (paper.matches && copy === undefined) {
      isByMedia = true;
      requestAnimationFrame(() => paper.matches && show()); // once canvases are painted for paper
    } else if (!paper.matches && isByMedia) {
      isByMedia = false;
      hide();
    }
  };
  window.addEventListener('beforeprint', show, { signal });
  window.addEventListener('afterprint', hide, { signal });
  paper.addEventListener('change', follow, { signal });
  return () => {
    controller.abort();
    hide();
  };
}

function copyOf(contents: HTMLElement, className: string): HTMLElement {
  const copy = document.createElement('article');
  copy.className = className;
  copy.inert = true;
  const head = document.createElement('header');
  const label = contents.querySelector('[data-simulation-label]');
  if (label !== null) head.append(label.cloneNode(true));
  const body = document.createElement('div');
  body.append(contents.cloneNode(true));
  // Paper opens nothing. What is drawn only where it is open has nothing but its summary, and stays closed.
  for (const details of body.querySelectorAll('details')) details.open = details.childElementCount > 1;
  // A copy of a canvas is empty.
  const drawn = contents.querySelectorAll('canvas');
  for (const [at, canvas] of body.querySelectorAll('canvas').entries()) {
    const original = drawn[at];
    // Kept in memory: WebKit prints what the graphics card holds as a black box.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (original?.width && original.height) context?.drawImage(original, 0, 0);
  }
  copy.append(head, body);
  return copy;
}
