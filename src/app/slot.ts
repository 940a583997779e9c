/**
 * An element that the page brings along.
 *
 * @throws where it does not
 */
export function slot(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}.`);
  return element;
}
