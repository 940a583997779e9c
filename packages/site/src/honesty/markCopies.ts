/**
 * Text that is copied or dragged away begins with the word of the simulation label where any of it is from the list or
 * another figure, wherever the selection began. Plain text: the rows would carry their look along and leave the word behind. For the
 * whole life of the page.
 */
export function markCopies(): void {
  document.addEventListener('copy', (event) => {
    if (carryMarked(event.clipboardData)) event.preventDefault();
  });
  document.addEventListener('dragstart', ({ dataTransfer }) => void carryMarked(dataTransfer));
}

/** @returns whether the selection is of rows or figures, so that it is carried by us and with the word alone */
function carryMarked(carrier: DataTransfer | null): boolean {
  const selection = getSelection();
  const word = document.querySelector('[data-simulation-label] strong')?.textContent;
  if (carrier === null || selection?.isCollapsed !== false) return false;
  const figures = [...document.querySelectorAll('[data-rows], data')];
  if (!figures.some((part) => selection.containsNode(part, true))) return false;
  carrier.clearData();
  carrier.setData('text/plain', markedText(selection, `${word ?? 'Simulation'}: `));
  return true;
}

/** The selected text; each row of the list, and what was selected before and after it, begins with the word. */
function markedText(selection: Selection, word: string): string {
  const range = selection.getRangeAt(0);
  const list = document.querySelector('[data-rows]');
  if (list === null || !range.intersectsNode(list)) return word + selection.toString().trim();
  const within = (place: Node) => {
    const part = document.createRange();
    part.selectNodeContents(place);
    if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0)
      part.setStart(range.startContainer, range.startOffset);
    if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0)
      part.setEnd(range.endContainer, range.endOffset);
    return part;
  };
  const rows = [...list.querySelectorAll('tr')].filter((row) => range.intersectsNode(row));
  const texts = rows.map((row) =>
    [...row.cells]
      .filter((cell) => range.intersectsNode(cell))
      .map((cell) => seenText(within(cell)))
      .join('\t'),
  );
  const [before, after] = [range.cloneRange(), range.cloneRange()];
  before.setEndBefore(list);
  after.setStartAfter(list);
  return [before.toString(), ...texts, after.toString()]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => word + text)
    .join('\n');
}

/** What is only heard, a sentence of the same, is not copied. */
function seenText(range: Range): string {
  const part = range.cloneContents();
  for (const heard of part.querySelectorAll('.sr-only')) heard.remove();
  return (part.textContent ?? '').trim();
}
