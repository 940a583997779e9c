import type { Page } from '@playwright/test';
import { expect } from '../visitor';
import { englishTexts } from './english';

export const LABEL = {
  en: 'Simulation – all figures are invented. No account, no trades, no money.',
  de: 'Simulation – alle Zahlen sind erfunden. Kein Konto, kein Handel, kein Geld.',
};

/** Short English words of the interface, which are no German ones. Longer texts are in `english.ts`. */
const ENGLISH_WORDS =
  /\b(Search|Today|Per Week|Per Month|Overall|Profit|Success Rate|Trades?|Withdraw|Buy|Sell|Sold|Settings|Transactions|Run|Controls|Pause|simulated|invented|random|link)\b/;

/**
 * Expects of a state of the page: the title, the label first of all in a landmark and described in dialogs, the
 * language, and no form.
 */
export async function expectWords(page: Page, state: string, locale: 'en' | 'de') {
  expect(await page.title(), state).toMatch(/^Simulation/);
  await expect(page.locator('html'), state).toHaveAttribute('lang', locale);
  for (const label of await page.locator('[data-simulation-label]').all())
    await expect(label, state).toHaveText(LABEL[locale]);

  if (locale === 'de') {
    const text = await page.locator('body').innerText();
    const english = await englishTexts();
    expect(english.length).toBeGreaterThan(150);
    expect(
      english.filter((words) => text.includes(words.trim())),
      state,
    ).toEqual([]);
    expect(text, state).not.toMatch(ENGLISH_WORDS);
  }

  const found = await page.evaluate(() => {
    const label = document.querySelector('body > .bar > [data-simulation-label]');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    return {
      isFirst: label?.contains(texts.nextNode()) ?? false,
      landmark: label?.tagName === 'SECTION' && label.getAttribute('aria-label'),
      silenced: document.querySelectorAll(
        '[aria-hidden=true] [data-simulation-label], [aria-live] [data-simulation-label], [role=status] [data-simulation-label], [data-simulation-label][aria-live]',
      ).length,
      undescribed: [...document.querySelectorAll('dialog[open]')].filter((dialog) => {
        const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
        return !described?.querySelector('[data-simulation-label]');
      }).length,
      forms: document.querySelectorAll('form[action], form[method]').length,
      inputs: [...document.querySelectorAll('input, textarea, select')].filter((input) =>
        /^(password|email|tel|url|file)$/.test(input.getAttribute('type') ?? ''),
      ).length,
      // A field that says nothing may be filled in too.
      filledIn: [...document.querySelectorAll('input, textarea, select')].filter(
        (field) => field.matches(':read-write, select') && field.getAttribute('autocomplete') !== 'off',
      ).length,
    };
  });
  expect(found, state).toEqual({
    isFirst: true,
    landmark: 'Simulation',
    silenced: 0,
    undescribed: 0,
    forms: 0,
    inputs: 0,
    filledIn: 0,
  });
}
