/**
 * Whether a simulation label is in the document and displayed: that of the page, or of an open dialog.
 *
 * @param sentence the text of the label in the language of the page
 */
export function isLabelDisplayed(sentence: string): boolean {
  // Where the page itself is not displayed, nothing is: in a hidden frame, in an environment without rendering.
  if (!('checkVisibility' in document.body) || !document.body.checkVisibility()) return true;
  const lines = document.querySelectorAll('[data-simulation-label] p');
  return [...lines].some(
    (line) =>
      hasText(line, sentence) && line.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/**
 * Whether the label of the page says another sentence than the script: somebody has edited the HTML. Asked when the
 * script begins, before a browser translates the page; what is marked as translated by then may say it in other words.
 *
 * @param sentence the text of the label in the language of the page
 */
export function isLabelReworded(sentence: string): boolean {
  const lines = document.querySelectorAll('[data-simulation-label] p');
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  return [...lines].some(
    (line) => line.querySelector('font') === null && words(line.textContent) !== words(sentence),
  );
}

/** The sentence or a machine translation of it, which in no script has less than a quarter of the letters. */
function hasText(line: Element, sentence: string): boolean {
  return letterCount(line.textContent) * 4 >= letterCount(sentence);
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
