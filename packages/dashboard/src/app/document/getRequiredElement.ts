/**
 * An element of the static page.
 *
 * @throws where the page has none with this id
 */
export function getRequiredElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}.`);
  return element;
}
