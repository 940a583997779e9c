import { fill, pageTexts, specified } from '@simulation/dashboard/texts';
import type { Cents } from '@simulation/engine';
import type { Locale } from '@simulation/engine/texts';
import {
  askedBy,
  CHAPTER_IDS,
  CHAPTERS,
  type ChapterId,
  type Choice,
  chapterText,
  choiceText,
  moneyInText,
  numberOf,
  type Story,
  SUMS,
  statedIn,
  storyAt,
  storyTexts,
  type Telling,
  taxesOf,
  WAYS,
  type Way,
} from './whole';

/** What the story on a screen has no words for. */
const WORDS = {
  en: {
    how: 'One of the group is the reader, and keeps the other two pages. The reader reads a chapter aloud with its choices; the others decide together and say the letter, hear what followed, and write it down here. Nobody but the reader sees what comes.',
    columns: ['Chapter', 'Letter', 'Robin pays', 'comes back'],
    chapters: 'For the reader: the chapters',
    paid: 'Robin has paid',
    back: 'Robin got back',
    lost: 'Robin has lost',
    only: (letter: string) => `only after ${letter}`,
    tax: 'T',
    taxes: 'T, the tax, by what Robin has paid until then:',
    reader: 'For the reader: what followed',
    how2: 'The group says a number and a letter: read only that sentence aloud, and say where to go on. When the story ends, work out what Robin has lost, and read the warning signs of your chapters.',
    byCard: 'If Robin paid by card and has not got it back',
    otherwise: 'Otherwise',
    again: 'Choose again.',
    without: (letters: string) => `Choose again, without ${letters}.`,
    go: (chapter: number) => `Go on with ${chapter}.`,
    end: 'The story ends.',
    signs: 'At the end: the warning signs',
  },
  de: {
    how: 'Eine Person behält die beiden anderen Blätter und liest vor: erst ein Kapitel mit seiner Auswahl. Die anderen entscheiden zusammen und sagen den Buchstaben, hören, was folgte, und schreiben es hier auf. Was noch kommt, sieht nur, wer vorliest.',
    columns: ['Kapitel', 'Buchstabe', 'Robin zahlt', 'zurück'],
    chapters: 'Zum Vorlesen: die Kapitel',
    paid: 'Robin hat bezahlt',
    back: 'Robin hat zurückbekommen',
    lost: 'Robins Verlust',
    only: (letter: string) => `erst nach ${letter}`,
    tax: 'S',
    taxes: 'S, die Steuer, je nachdem, was Robin bis dahin bezahlt hat:',
    reader: 'Zum Vorlesen: was folgte',
    how2: 'Die Gruppe nennt Zahl und Buchstaben: Lies nur diesen Satz vor und sag, wo es weitergeht. Am Ende rechnet ihr Robins Verlust aus, und du liest die Warnzeichen eurer Kapitel vor.',
    byCard: 'Wenn Robin mit Karte bezahlt und noch nichts zurück hat',
    otherwise: 'Sonst',
    again: 'Wählt noch einmal.',
    without: (letters: string) => `Wählt noch einmal, ohne ${letters}.`,
    go: (chapter: number) => `Weiter mit ${chapter}.`,
    end: 'Die Geschichte ist zu Ende.',
    signs: 'Am Ende: die Warnzeichen',
  },
} as const;

/** A choice on paper: what the screen tells apart by how Robin paid is one here, with two outcomes. */
type PaperChoice = { readonly letter: string; readonly names: readonly string[] };

/**
 * A way of the story on three pages: for the group how it begins and a table to fill in; for the one who reads aloud
 * the chapters with their choices, and what followed from each.
 *
 * @throws for another way
 */
export function storyOnPaper(name: string, locale: Locale): string {
  const way = WAYS.find((each) => each === name);
  if (way === undefined) throw new Error(`The story has no way "${name}".`);
  const words = WORDS[locale];
  const { withdraw } = specified[locale];
  const tell: Telling = { texts: storyTexts[locale], locale, withdraw, tax: words.tax };
  const { who } = tell.texts.ways[way];
  const asked = CHAPTER_IDS.map((id) => chapterHtml(id, way, tell));
  const told = CHAPTER_IDS.map((id) => outcomesHtml(id, way, tell));
  const signs = CHAPTER_IDS.map((id) => `<li>${tell.texts.signs[id]}</li>`);
  return `<p><strong>${fill(who, { savings: moneyInText(SUMS[way].savings, locale) })}</strong> ${words.how}</p>
${asked[0]}${notesHtml(words.columns)}<p class="sums">${[words.paid, words.back, words.lost].map((word) => `<span>${word}:</span>`).join('')}</p>
<h1 class="next">${words.chapters}</h1>
<div class="columns">
${asked.slice(1).join('')}</div>
<h2>${words.signs}</h2>
<ol class="columns">
${signs.join('\n')}
</ol>
<h1 class="next">${words.reader}</h1>
<p>${words.how2}</p>
<div class="columns">
${told.join('')}</div>
${taxesHtml(way, tell)}`;
}

function chapterHtml(id: ChapterId, way: Way, tell: Telling): string {
  const story = storyAt(way, id);
  const { title, says, lines } = chapterText(id, story, tell);
  const choices = choicesOf(id).map(({ letter, names: [name = ''] }) => {
    const { text } = choiceText(story, { chapter: id, choice: name }, tell);
    const { after } = choiceIn(id, name);
    const letters = [...new Set(after?.map((each) => letterOf(id, each)))].join(', ');
    const condition = letters === '' ? '' : ` (${WORDS[tell.locale].only(letters)})`;
    return `<li><b>${letter}</b> ${text}${condition}</li>`;
  });
  return `<section class="chapter">
<h2>${numberOf(id)}. ${title}</h2>
<p>${says.join(' ')}</p>
${id === 'link' ? pageHtml(story, tell) : ''}${lines.map(({ from, text }) => `<p class="line"><b>${from}:</b> ${text}</p>`).join('\n')}
<ul>${choices.join('')}</ul>
</section>
`;
}

/** A row for each chapter, to write down what was decided and what it cost. */
function notesHtml(columns: readonly string[]): string {
  const cells = (name: 'td' | 'th', texts: readonly string[]) =>
    texts.map((text) => `<${name}>${text}</${name}>`).join('');
  const rows = CHAPTER_IDS.map((_, at) => `<tr>${cells('td', [`${at + 1}`, '', '', ''])}</tr>`);
  return `<table class="notes"><tr>${cells('th', columns)}</tr>${rows.join('')}</table>\n`;
}

/** The tax depends on what was paid before: the reader looks it up. */
function taxesHtml(way: Way, { locale }: Telling): string {
  const { taxes } = WORDS[locale];
  const money = (amount: Cents) => moneyInText(amount, locale);
  const rows = taxesOf(way).map(({ paid, tax }) => `${money(paid)} → <b>${money(tax)}</b>`);
  return `<p class="taxes">${taxes} ${rows.join(' · ')}</p>\n`;
}

/** The page that the chapter speaks of, in short. */
function pageHtml(story: Story, { locale }: Telling): string {
  const total = moneyInText(statedIn(story), locale);
  return `<div class="card"><p>Robin</p><p>${specified[locale].profit}: <b>${total}</b> · ${pageTexts[locale].simulated}</p></div>\n`;
}

function outcomesHtml(id: ChapterId, way: Way, tell: Telling): string {
  const words = WORDS[tell.locale];
  const story = storyAt(way, id);
  const outcomes = choicesOf(id).map(({ letter, names }) => {
    const parts = names.map((choice) => {
      const { outcome } = choiceText(story, { chapter: id, choice }, tell);
      const { card } = choiceIn(id, choice);
      const condition = card === undefined ? '' : `<i>${card ? words.byCard : words.otherwise}:</i> `;
      return `${condition}${outcome} <i>${nextText(id, choice, words)}</i>`;
    });
    return `<p><b>${numberOf(id)}${letter}</b> ${parts.join(' ')}</p>`;
  });
  return `${outcomes.join('\n')}\n`;
}

function nextText(id: ChapterId, name: string, words: (typeof WORDS)[Locale]): string {
  const { next } = choiceIn(id, name);
  if (next === 'debrief') return words.end;
  if (next !== undefined) return words.go(numberOf(next));
  const closed = choicesOf(id).filter(({ names }) =>
    names.every((each) => choiceIn(id, each).until?.includes(name)),
  );
  const letters = closed.map(({ letter }) => letter).join(', ');
  return letters === '' ? words.again : words.without(letters);
}

/** The choices of a chapter but the presses of a button that paper has not. */
function choicesOf(id: ChapterId): readonly PaperChoice[] {
  const names = Object.keys(CHAPTERS[id].choices).filter((name) => choiceIn(id, name).withdraw !== 'page');
  return [...new Set(names.map((choice) => askedBy({ chapter: id, choice })))].map((choice, index) => ({
    letter: 'abcdefgh'.charAt(index),
    names: names.filter((name) => askedBy({ chapter: id, choice: name }) === choice),
  }));
}

function letterOf(id: ChapterId, name: string): string {
  return choicesOf(id).find(({ names }) => names.includes(name))?.letter ?? '';
}

function choiceIn(id: ChapterId, name: string): Choice {
  const choice = CHAPTERS[id].choices[name];
  if (choice === undefined) throw new Error(`The chapter "${id}" has no choice "${name}".`);
  return choice;
}
