import type { Locale } from '@simulation/engine/texts';
import { type CaseSet, casesOf, caseText, FRAMES, practiceTexts } from './whole';

/** Of the links in the lesson. */
const SEED = '7';
const LETTERS = 'ABC';

/** A set of cases for pupils: what arrives, three checks to choose from, and two boxes to tick. */
export function casesToJudge(locale: Locale, set: CaseSet): string {
  const { answers, frames } = practiceTexts[locale];
  const verdicts = `<span class="box">${answers.honest}</span><span class="box">${answers.fraud}</span>`;
  return listOf(casesOn(locale, set), ({ id, from, says, checks }) => {
    const asked = checks.map(({ ask }, at) => `<span class="box">${LETTERS.charAt(at)} ${ask}</span>`);
    return `<b>${frames[FRAMES[id]]}. ${from}:</b> ${says.join(' · ')}
<p class="checks">${asked.join('')}<b>${verdicts}</b></p>`;
  });
}

/** What each check finds, in bold the one that decides, and what the case was. */
export function casesJudged(locale: Locale, set: CaseSet): string {
  const { answers, sign: decides } = practiceTexts[locale];
  return listOf(casesOn(locale, set), ({ verdict, sign, checks }) => {
    const found = checks.map(({ name, finds }, at) => {
      const text = `${LETTERS.charAt(at)}: ${finds}`;
      return name === 'decisive' ? `<b>${text}</b>` : text;
    });
    const why = sign === undefined ? [] : [decides.replace('{sign}', sign)];
    return [`<b>${answers[verdict]}.</b>`, ...found, ...why].join(' ');
  });
}

type CaseOnPaper = ReturnType<typeof casesOn>[number];

function casesOn(locale: Locale, set: CaseSet) {
  return casesOf(set, SEED).map((met) => {
    const { checks, ...text } = caseText(met, practiceTexts[locale]);
    return { ...met, ...text, checks: met.checks.map((name) => ({ name, ...checks[name] })) };
  });
}

function listOf(cases: readonly CaseOnPaper[], write: (shown: CaseOnPaper) => string): string {
  return `<ol class="cases">\n${cases.map((each) => `<li>${write(each)}</li>`).join('\n')}\n</ol>\n`;
}
