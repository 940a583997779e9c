import type { Locale } from '@simulation/engine/texts';
import { CASES, type CaseKind, casesOf, storyTexts } from '@simulation/site/lessons';

const CHECK = { en: 'The check', de: 'Die Prüfung' };

/** The first set of cases, for pupils: with boxes to tick and a line for the check. */
export function casesToJudge(locale: Locale): string {
  const { honest, fraud } = storyTexts[locale].practice.answers;
  const answer = `<p class="answer"><span class="box">${honest}</span><span class="box">${fraud}</span><span>${CHECK[locale]}:</span></p>`;
  return listOf(locale, ({ text }) => `${text}\n${answer}`);
}

/** What they were, and the check that shows it. */
export function casesJudged(locale: Locale): string {
  return listOf(locale, ({ check }, kind) => `<b>${storyTexts[locale].practice.answers[kind]}.</b> ${check}`);
}

type CaseText = { readonly text: string; readonly check: string };

function listOf(locale: Locale, write: (text: CaseText, kind: CaseKind) => string): string {
  const cases = casesOf(1).map((id) => `<li>${write(storyTexts[locale].cases[id], CASES[id].kind)}</li>`);
  return `<ol class="cases">\n${cases.join('\n')}\n</ol>\n`;
}
