import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result another theme can change. */
export const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page: violations of WCAG 2.2 A and AA and of best practice, or of some rules. Legacy mode does not look
 * into frames of other origins, of which the page has none; otherwise each call opens one more tab and takes three times
 * as long.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const results = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
