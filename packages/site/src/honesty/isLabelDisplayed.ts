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

/** The sentence or a machine translation of it, which in no script has less than a quarter of the letters. */
function hasText(line: Element, sentence: string): boolean {
  return letterCount(line.textContent) * 4 >= letterCount(sentence);
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
