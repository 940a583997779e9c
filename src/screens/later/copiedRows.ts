/**
 * What a visitor copies begins with the word of the simulation label where any of it is from the list, wherever the
 * selection began. Plain text: the rows would carry their look along and leave the word behind. Rows cannot be selected
 * before (`FeedList.module.css`). For the whole life of the page, so nothing has to be taken back.
 */
export function markCopiedRows(): void {
  document.documentElement.dataset.marked = '';
  document.addEventListener('copy', (event) => {
    const selection = getSelection();
    const list = document.querySelector('.frame-list [role=group]');
    const word = document.querySelector('[data-simulation-label] strong')?.textContent;
    if (list === null || selection?.isCollapsed !== false || event.clipboardData === null) return;
    if (!selection.containsNode(list, true)) return;
    event.clipboardData.setData('text/plain', `${word ?? 'Simulation'}: ${selection.toString()}`);
    event.preventDefault();
  });
}
