import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setStyle } from './setStyle';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result another theme can change. */
export const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Axe leaves the contrast of a text undecided under or over a drawing, a gradient, or the place for rows that leave.
 */
const PLAIN_SURFACES = `
  *, *::before, *::after { background-image: none !important; transition: none !important }
  :is(.watermark, div[aria-hidden]:has(> table)) { display: none !important }
  .frame-card { background-color: var(--card) !important }
  .Button-solid { background-color: color-mix(in srgb, var(--ink), light-dark(#fff, #000) 12%) !important }`;

/**
 * Runs axe on the page: violations of WCAG 2.2 A and AA and of best practice, or of some rules, and texts whose
 * contrast it could not measure. Legacy mode does not look into frames of other origins, of which the page has none;
 * otherwise each call opens one more tab and takes three times as long.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] }).setLegacyMode();
  await setStyle(page, PLAIN_SURFACES);
  const { violations, incomplete } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  await setStyle(page, '');
  const isOnGradient = (data: unknown) => /"messageKey":"(?:bgGradient|bgImage)"/.test(JSON.stringify(data));
  const unmeasured = incomplete.filter(({ id, nodes }) => id === 'color-contrast' && isOnGradient(nodes));
  return [
    ...[...violations, ...unmeasured].map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    ...(rules ? [] : await page.evaluate(misnamed)),
  ];
}

/**
 * In the page: controls whose name does not hold what is printed on them (WCAG 2.5.3). Axe compares letters alone, so
 * "−1 min" would be in "Back 1 min".
 */
function misnamed(): string[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const isPrinted = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true && element.closest('.sr-only') === null;
  const printedOn = (control: Element) => {
    const nodes = document.createNodeIterator(control, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
      if (isPrinted(node.parentElement)) texts.push(node.nodeValue ?? '');
    return plain(texts.join(' '));
  };
  return [
    ...document.querySelectorAll('a[href], button, summary, [role=button], [aria-label]:is(input, select)'),
  ]
    .filter((control) => control.hasAttribute('aria-label') || control.hasAttribute('aria-labelledby'))
    .filter((control) => {
      const name = plain(
        control.getAttribute('aria-label') ??
          document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent,
      );
      return !name.includes(printedOn(control));
    })
    .map((control) => `label-in-name: "${printedOn(control)}" in "${control.getAttribute('aria-label')}"`);
}
