import { accountAt } from '../../engine/accountAt';
import { isLabelDisplayed } from '../../honesty/isLabelDisplayed';
import { labelSentence } from '../../i18n/texts';
import { holdOf, type Visit } from '../../visit/visit';
import { getRequiredElement } from '../getRequiredElement';
import { pageTexts } from '../pageTexts';
import { fillPage } from './fillPage';

/** The first paint waits for the figures of a late moment no longer than this (ms). */
const WAIT_MS = 8;

/**
 * Draws a dashboard in the static page as React will draw it first (`markup.tsx`), so that its figures are there with the first
 * paint. Nothing in it can be used before React replaces it. Other pages, a moment whose figures take too long, and a page
 * whose simulation label is not displayed stay as they are.
 */
export function showFirstPaint(visit: Visit): void {
  const { address, run, play, story } = visit;
  // Where it was rewound, what was played is computed first.
  if (play.maxReached !== play.at) return;
  const isOther = address.scene !== undefined || story !== undefined || holdOf(visit) === 'version';
  const template = document.getElementById('first-paint');
  if (address.route !== 'dashboard' || isOther || !(template instanceof HTMLTemplateElement)) return;
  const until = performance.now() + WAIT_MS;
  const account = accountAt(run, play.at, () => performance.now() > until);
  if (account === undefined) return;
  const texts = pageTexts(address.locale);
  const page = document.importNode(template.content, true); // a copy that is saved of the page has it too
  fillPage(page, template.dataset, visit, account, texts);
  const root = getRequiredElement('root');
  const before = root.querySelectorAll(':scope > :is(.run-slot, .frame)');
  const drawn = [...page.children];
  root.prepend(page);
  for (const part of before) part.remove();
  // Right before it is painted, when it has to be laid out anyway: that twice would be half of the work.
  requestAnimationFrame(() => {
    const isReplaced = drawn.some((part) => !part.isConnected); // React looks for the label itself
    if (isReplaced || isLabelDisplayed(labelSentence(texts))) return;
    root.prepend(...before);
    for (const part of drawn) part.remove();
  });
}
