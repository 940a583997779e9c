import { pageTexts } from '@simulation/dashboard/texts';
import type { Locale } from '@simulation/engine/texts';
import { byCountry } from './parts';

const WORDS = {
  en: {
    about:
      'Everything for one lesson on investment fraud, as often as your class needs it, with one press. Groups have four or five pupils.',
    lesson: 'Lesson',
    lessons: { plan: 'With a projector', substitute: 'For a substitute, on paper' },
    country: 'Country of the help',
    pupils: 'Pupils',
    pages: 'Pages:',
    print: 'Print',
    help: 'If somebody has paid',
    real: 'These numbers and addresses are real.',
  },
  de: {
    about:
      'Alles für eine Stunde über Anlagebetrug, so oft, wie Ihre Klasse es braucht, mit einem Klick. Gruppen haben vier oder fünf Mitglieder.',
    lesson: 'Stunde',
    lessons: { plan: 'Mit Beamer', substitute: 'Für die Vertretung, auf Papier' },
    country: 'Land der Hilfe',
    pupils: 'Schülerinnen und Schüler',
    pages: 'Seiten:',
    print: 'Drucken',
    help: 'Wenn jemand bezahlt hat',
    real: 'Diese Nummern und Adressen sind echt.',
  },
} as const;

type Part = {
  /** A document by its name without the language. */
  readonly name: string;
  readonly pages: number;
  readonly lesson?: 'plan' | 'substitute';
  readonly per?: 'pupil' | 'group';
};

/** What a lesson on fraud needs on paper, in the order of the pile. Pages as `e2e/teaching.spec.ts` counts them. */
const PARTS: readonly Part[] = [
  { name: 'fraud', pages: 1, lesson: 'plan' },
  { name: 'fraud-substitute', pages: 1, lesson: 'substitute' },
  { name: 'fraud-answers', pages: 1 },
  { name: 'fraud-again-answers', pages: 1 },
  { name: 'fraud-sheet', pages: 1, per: 'pupil' },
  { name: 'story-teen', pages: 3, lesson: 'substitute', per: 'group' },
  { name: 'story-adult', pages: 3, lesson: 'substitute', per: 'group' },
  { name: 'story-older', pages: 3, lesson: 'substitute', per: 'group' },
  { name: 'fraud-again-sheet', pages: 1, per: 'pupil' },
];

/**
 * What prints a lesson at one press: what to choose, then each part once; `texts/print.js` repeats them.
 *
 * @param paper the content of a document by its name, with the class that its styles need
 */
export function printAll(locale: Locale, paper: (name: string) => string): string {
  const words = WORDS[locale];
  const countries = byCountry(locale);
  const option = ([value, text]: readonly [string, string]) => `<option value="${value}">${text}</option>`;
  const select = (name: string, label: string, options: Readonly<Record<string, string>>) =>
    `<label>${label} <select name="${name}">${Object.entries(options).map(option).join('')}</select></label>`;
  const parts = PARTS.map(
    ({ name, pages, ...needs }) =>
      `<div data-part="${name}" data-pages="${pages}"${attributes(needs)}>${paper(name)}</div>`,
  );
  const helps = countries.map(
    ({ id, name, html }) =>
      `<div data-part="help" data-pages="1" data-per="pupil" data-country="${id}" hidden>${helpHtml(locale, name, html)}</div>`,
  );
  return `<div class="print-choice">
<p>${words.about}</p>
<p>${select('lesson', words.lesson, words.lessons)}</p>
<p>${select('country', words.country, Object.fromEntries(countries.map(({ id, name }) => [id, name])))}</p>
<p><label>${words.pupils} <input name="pupils" type="number" min="1" max="60" value="26"></label></p>
<p>${words.pages} <output></output></p>
<p><button type="button" data-print-all>${words.print}</button></p>
</div>
${[...parts, ...helps].join('\n')}
<script src="print.js"></script>
`;
}

function attributes(needs: Readonly<Record<string, string>>): string {
  return Object.entries(needs)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
}

function helpHtml(locale: Locale, country: string, contacts: string): string {
  const words = WORDS[locale];
  const { again, steps } = pageTexts[locale].help;
  return `<h1>${words.help}</h1>
<ol>${steps.map(([first, rest]) => `<li><strong>${first}</strong> ${rest}</li>`).join('')}</ol>
<p><strong>${again}</strong></p>
<h2>${country}</h2>
<p>${words.real}</p>
${contacts}
`;
}
