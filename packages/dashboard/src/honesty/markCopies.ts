/**
 * Text that is copied or dragged away begins with the word of the simulation label where any of it is from the list or
 * another figure, wherever the selection began. Plain text: the rows would carry their look along and leave the word
 * behind. For the whole life of the page.
 */
export function markCopies(): void {
  document.addEventListener('copy', (event) => {
    if (!isField(event.target) && carryMarked(event.clipboardData)) event.preventDefault();
  });
  document.addEventListener('dragstart', ({ target, dataTransfer }) => {
    // A link may be dragged while something else is selected.
    if (target instanceof Node && getSelection()?.containsNode(target, true)) carryMarked(dataTransfer);
  });
}

/** It has a selection of its own; in Firefox that of the page stays beside it. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

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

/**
 * What is seen of the selection; each row of the list, and what was selected before and after it, begins with the word.
 */
function markedText(selection: Selection, word: string): string {
  const list = document.querySelector('[data-rows]');
  let wasRow = true;
  return seenLines(selection.getRangeAt(0))
    .map(([block, text]) => {
      const isRow = list?.contains(block) ?? false;
      const marked = isRow || wasRow ? word + text : text;
      wasRow = isRow;
      return marked;
    })
    .join('\n');
}

/** Also what only keeps room for what is seen, as the widest value of an axis. */
const SEEN = { visibilityProperty: true, opacityProperty: true };

/**
 * The texts of blocks and of table rows, whose cells are apart by tabs. What is only heard, a sentence of the same, is
 * left out, as is what is not displayed.
 */
function seenLines(range: Range): (readonly [block: Element, text: string])[] {
  const lines = new Map<Element, string>();
  let lastCell: Element | null = null;
  const nodes = document.createNodeIterator(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (
      !range.intersectsNode(node) ||
      !parentElement?.checkVisibility(SEEN) ||
      parentElement.closest('.sr-only')
    )
      continue;
    const start = node === range.startContainer ? range.startOffset : 0;
    const end = node === range.endContainer ? range.endOffset : undefined;
    const cell = parentElement.closest('td, th');
    const block = blockOf(parentElement.closest('tr') ?? parentElement);
    const before = (lines.get(block) ?? '') + (cell === lastCell ? '' : '\t');
    lines.set(block, before + (nodeValue ?? '').slice(start, end));
    lastCell = cell;
  }
  return [...lines]
    .map(([block, text]) => [block, text.replace(/[^\S\t]+/g, ' ').trim()] as const)
    .filter(([, text]) => text !== '');
}

/** The nearest element that does not stand in a line with others. */
function blockOf(element: Element): Element {
  const { parentElement } = element;
  const isInline = /^(?:inline|contents)/.test(getComputedStyle(element).display);
  return isInline && parentElement !== null ? blockOf(parentElement) : element;
}
