/**
 * Text that is copied or dragged away begins with the word of the simulation label where any of it is from the list,
 * wherever the selection began. Plain text: the rows would carry their look along and leave the word behind. Rows
 * cannot be selected before (`FeedList.module.css`). For the whole life of the page; calling it
 * again changes nothing.
 */
export function markCopiedRows(): void {
  document.documentElement.dataset.marked = '';
  document.addEventListener('copy', onCopy);
  document.addEventListener('dragstart', onDragStart);
}

function onCopy(event: ClipboardEvent): void {
  if (carryMarked(event.clipboardData)) event.preventDefault();
}

function onDragStart({ dataTransfer }: DragEvent): void {
  carryMarked(dataTransfer);
}

/** @returns whether the selection is of rows, so that it is carried by us and with the word alone */
function carryMarked(carrier: DataTransfer | null): boolean {
  const selection = getSelection();
  const list = document.querySelector('.frame-list [role=group]');
  const word = document.querySelector('[data-simulation-label] strong')?.textContent;
  if (carrier === null || list === null || selection?.isCollapsed !== false) return false;
  if (!selection.containsNode(list, true)) return false;
  carrier.clearData();
  carrier.setData('text/plain', `${word ?? 'Simulation'}: ${selection.toString()}`);
  return true;
}
