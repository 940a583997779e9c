import { pageTexts } from '@simulation/dashboard/texts';
import { cents, createMarket, runOf, TRADE_PROFIT, toCents } from '@simulation/engine';
import { formatGain, formatMoney } from '@simulation/engine/format';
import { resultDistribution, SumDistribution } from '@simulation/engine/statistics';
import { playAll } from '@simulation/engine/testing';
import { LOCALES, type Locale } from '@simulation/engine/texts';
import { describe, expect, it } from 'vitest';
import { documentNames } from '../src/documents';
import { figureOf } from '../src/lessonFigures';
import { blocks } from '../src/parts';
import manyRuns from '../texts/figures.json' with { type: 'json' };
import { numberedIn, readLesson } from './readLesson';

/** Of those that are there. */
const PLANS = ['fraud', 'fraud-substitute', 'chance-1', 'chance-2'].filter((name) =>
  documentNames().includes(`${name}.en`),
);
/** The ways of the story on paper. */
const WAYS = documentNames().flatMap((name) => /^story-(\w+)\.en$/.exec(name)?.[1] ?? []);
const MINUTES = 45;

/** The documents that are there in both languages. */
const NAMES = documentNames()
  .filter((name) => name.endsWith('.en'))
  .map((name) => name.slice(0, -'.en'.length));

it.each(NAMES)('%s has the same links and tables in both languages', (name) => {
  const [english, german] = (['en', 'de'] as const).map((locale) => readLesson(`${name}.${locale}`).links);
  expect(german?.map((link) => link.replace('/de?', '/?'))).toEqual(english);
  const [cellsEn, cellsDe] = (['en', 'de'] as const).map((locale) =>
    [...readLesson(`${name}.${locale}`).text.matchAll(/^\|.*\|$/gm)].map(([row]) => row.split('|').length),
  );
  expect(cellsDe).toEqual(cellsEn);
});

const FAIR = createMarket('fair');
const fair = resultDistribution(FAIR);
const RARE = createMarket('rare-loss');
const rare = resultDistribution(RARE);
/** How many of 100 runs are ahead after so many trades with rare losses. */
const aheadAfter = (count: number) =>
  Math.round(100 * (1 - new SumDistribution(rare, { mean: count, variance: 0 }).shareUpTo(0)));
const digits = (text: string) => text.replace(/\D/g, '');
const centsOf = (text: string) => Number(digits(text)) * (text.startsWith('−') ? -1 : 1);

/** The tables of runs in a document: the link of each row, and the names of the figures. */
function figuresIn(name: string): readonly string[] {
  const { text } = readLesson(name);
  const tables = [...text.matchAll(/^\| Link \| (.*) \|\n\|.*\n((?:\| \[.*\n)+)/gm)];
  return tables.flatMap(([, heads = '', rows = '']) =>
    [...rows.matchAll(/\((http:[^)]*)\)/g)].flatMap(([, link = '']) =>
      heads.split(' | ').map((head) => figureOf(link, head)),
    ),
  );
}

/** The figures of the model in the lessons, in cents: see docs/simulation.md. */
function modelAmounts(locale: Locale): readonly number[] {
  const profit = pageTexts[locale].profit;
  const ten = readLesson(`chance-1-sheet.${locale}`).links.filter((link) =>
    /seed=\d+&t=3600&.*trades=0$/.test(link),
  );
  const ends = ten.map((link) => centsOf(figureOf(`http://127.0.0.1:4173${link}`, profit)));
  return [
    TRADE_PROFIT.from,
    TRADE_PROFIT.to,
    (TRADE_PROFIT.from + TRADE_PROFIT.to) / 2,
    FAIR.cost,
    fair.mean,
    TRADE_PROFIT.to - FAIR.cost,
    -TRADE_PROFIT.to - FAIR.cost,
    Math.round(Math.sqrt(fair.variance)),
    1_800 * fair.mean,
    Math.max(...ends) - Math.min(...ends),
    // The homework: 7.00 × (2 × chance − 1) − cost.
    700 * RARE.factor,
    rare.mean,
    700 * 0.2 - 100,
    Math.round(700 * -0.4) - 50,
  ];
}

/** The range of 1,800 trades, in whole units, as the class computes it. */
const wide = Math.round(1.96 * 7.57 * Math.sqrt(1_800));
const RANGE = [wide, -630 - wide, -630 + wide];

const MODEL_PERCENTAGES = [
  50,
  95,
  5,
  RARE.chance / 100,
  aheadAfter(20),
  aheadAfter(1_800),
  Math.round((1_000 * RARE.factor) / (RARE.factor + 1)) / 10, // the win rate with which losses are made up for
  Math.round(100 * (1 - 0.95 ** 20)),
  5 / 20,
  50 + (100 * FAIR.cost) / (2 * 700), // the chance with which the cost is made up for
];

/** ESMA, Decision (EU) 2018/796: the same figure as on the page. */
const ESMA = '7489';

it.each(LOCALES)(
  'every amount and percentage in a lesson is that of a run, or follows from the model (%s)',
  (locale) => {
    const whole = (value: number) => formatMoney(cents(value * 100), locale).replace(/[.,]00/, '');
    const decimal = (value: number) => `${value}`.replace('.', locale === 'de' ? ',' : '.');
    const texts = NAMES.map((name) => `${name}.${locale}`);
    const known = new Set(
      [
        ...texts.flatMap(figuresIn),
        ...modelAmounts(locale).map((amount) => formatMoney(cents(amount), locale)),
        ...RANGE.map(whole),
        ...MODEL_PERCENTAGES.map((value) => `${decimal(value)}%`),
        ...manyRunsFigures(locale),
      ].map((text) => text.replace(/\s/g, '')),
    );
    const amounts =
      locale === 'de' ? /[−+]?[\d.]*\d(?:,\d+)?\s€|[\d.,–]+\s?%/g : /[−+]?\$[\d,]*\d(?:\.\d+)?|[\d.,–]+\s?%/g;
    const said = texts
      .flatMap((name) => readLesson(name).text.match(amounts) ?? [])
      .map((text) => text.replace(/\s/g, ''));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((text) => !known.has(text) && digits(text) !== ESMA)).toEqual([]);
  },
);

/** The figures of the thousand runs, as the lesson has to write them. */
function manyRunsFigures(locale: Locale): string[] {
  const { ahead, median, best, worst, inRange, significant } = manyRuns;
  return [
    `${ahead}`,
    formatGain(toCents(best.change), locale),
    formatMoney(toCents(worst.change), locale),
    formatMoney(toCents(median), locale),
    `${inRange}`,
    `${significant}`,
  ];
}

it('the figures of a thousand runs are those that the engine plays', { tags: 'sweep' }, () => {
  const { seed, bestOfTheFirst, ...quoted } = manyRuns;
  const played = playAll({ run: runOf({ seed }), count: 1_000, duration: 3_600_000 }).markets[1];
  const { ahead, median, best, worst, inRange, significant } = played.summary;
  const inUnits = ({ k, change }: typeof best) => ({ run: k, change: change / 100 });
  expect(quoted).toMatchObject({
    runs: 1_000,
    seconds: 3_600,
    ahead,
    median: median / 100, // of an even number, the lower of the two in the middle
    best: inUnits(best),
    worst: inUnits(worst),
    inRange,
    significant,
  });
  const changes = Array.from(
    { length: 1_000 },
    (_, place) => played.outcome(place + 1)?.change ?? Number.NaN,
  );
  for (const [count, run] of Object.entries(bestOfTheFirst)) {
    const first = changes.slice(0, Number(count));
    expect(first.indexOf(Math.max(...first)) + 1).toBe(run);
  }
});

it.each(LOCALES)('the lessons on chance quote the figures of a thousand runs (%s)', (locale) => {
  const { best, worst, bestOfTheFirst } = manyRuns;
  const { text } = readLesson(`chance-2-sheet.${locale}`);
  const rows = [...text.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, , value = '']) =>
    value.replace('\u00a0', ' '),
  );
  expect(rows).toEqual(expect.arrayContaining(manyRunsFigures(locale)));
  expect(text).toContain(`\`7~${best.run}\``);
  expect(text).toContain(`\`7~${worst.run}\``);
  const { links } = readLesson(`chance-1-sheet.${locale}`);
  for (const [count, run] of Object.entries(bestOfTheFirst))
    expect(links.filter((link) => link.endsWith(`picked=best-of-${count}`))).toEqual([
      expect.stringContaining(`seed=7~${run}&`),
    ]);
});

type Step = { readonly from: number; readonly to: number; readonly text: string };

const stepsOf = (name: string): readonly Step[] =>
  [...readLesson(name).text.matchAll(/^\| (\d+)–(\d+) \| \d+\. (.*) \|$/gm)].map(
    ([, from, to, text = '']) => ({ from: Number(from), to: Number(to), text }),
  );

/** The exercises that a step names, such as "Exercises 3 to 6". */
function exercisesIn(text: string): readonly number[] {
  return [...text.matchAll(/(?:[Ee]xercises?|Aufgaben?) (\d+)(?: (to|bis|and|und) (\d+))?/g)].flatMap(
    ([, first, , last = first]) => {
      const from = Number(first);
      return Array.from({ length: Number(last) - from + 1 }, (_, at) => from + at);
    },
  );
}

const wordsIn = (text: string) => text.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
/** Read aloud at 150 words a minute. */
const secondsToRead = (text: string) => (wordsIn(text) * 60) / 150;

/** To write an answer, or compare it with the others: alone or in pairs. */
const TO_WRITE = 60;
/** To count hands. */
const TO_VOTE = 15;
/** To press the check of a case that most have ticked, and look at what it finds. */
const TO_CHECK = 20;
/** To tick a case and write a few words. */
const TO_TICK = 25;
/** Of a group, to agree on what Robin does. */
const TO_AGREE = 40;
const CHAPTERS = 9;

/** The story without what no path reads beside the rest: where it ends by a refusal, and the other answer of a bank. */
function readOnAPath(story: string): string {
  return story
    .replaceAll(/<p><b>\d[a-h]<\/b> [^\n]*(?:The story ends\.|Die Geschichte ist zu Ende\.)<\/i><\/p>/g, '')
    .replaceAll(/<i>(?:Otherwise|Sonst):[^\n]*/g, '');
}

describe.each(LOCALES)('in the plans (%s)', (locale) => {
  it.each(PLANS)(`the steps of %s take ${MINUTES} minutes together, without a gap`, (name) => {
    const steps = stepsOf(`${name}.${locale}`);
    expect(steps.map(({ from }) => from)).toEqual([0, ...steps.slice(0, -1).map(({ to }) => to)]);
    expect(steps.at(-1)?.to).toBe(MINUTES);
  });

  it.each(PLANS)('what is read and written in each step of %s fits into its minutes', (name) => {
    const [lesson] = /^(?:fraud|chance-\d)/.exec(name) ?? [''];
    const exercises = numberedIn(readLesson(`${lesson}-sheet.${locale}`));
    const answers = numberedIn(readLesson(`${lesson}-answers.${locale}`));
    const stories = WAYS.map((way) => ({ way, read: readOnAPath(blocks.story?.(way, locale) ?? '') }));
    const cases = {
      alone: secondsToRead(blocks.cases?.('sheet 1', locale) ?? '') + 6 * TO_TICK,
      // Of the three findings at most two are read: that of the check which most have ticked, and the one that decides.
      together: (secondsToRead(blocks.cases?.('answers 1', locale) ?? '') * 2) / 3 + 6 * (TO_VOTE + TO_CHECK),
    };
    for (const [at, { from, to, text }] of stepsOf(`${name}.${locale}`).entries()) {
      const said = (text.match(/[“„][^”“]*[”“]/g) ?? []).join(' ');
      const written = exercisesIn(text).map(
        (number) => secondsToRead(`${exercises.get(number)} ${answers.get(number)}`) + TO_WRITE,
      );
      let needed = secondsToRead(said) + written.reduce((sum, seconds) => sum + seconds, 0);
      if (lesson === 'fraud' && at === 1) {
        const deciding = CHAPTERS * (name === 'fraud' ? TO_VOTE : TO_AGREE);
        const room = (to - from) * 60 * 0.9 - needed - deciding; // with a tenth to spare
        for (const { way, read } of stories) {
          // A projector needs no rules of the game, and shows the signs in the next step.
          const parts =
            name === 'fraud' ? (read.match(/<section[\s\S]*?<\/section>|<p><b>\d.*/g) ?? []) : [read];
          const seconds = secondsToRead(parts.join(' '));
          const words = Math.max(0, Math.ceil(((seconds - room) * 150) / 60));
          expect(words, `words too many in the way “${way}” of the story`).toBe(0);
        }
      }
      if (lesson === 'fraud' && at === 3) needed += cases.alone + cases.together;
      expect(needed / 60, `${from} to ${to}: ${text}`).toBeLessThanOrEqual(to - from);
    }
    expect(cases.alone / 60).toBeLessThanOrEqual(5);
  });

  it('the first three steps on fraud take the 20 minutes that the plan says', () => {
    expect(stepsOf(`fraud.${locale}`)[2]?.to).toBe(20);
    expect(readLesson(`fraud.${locale}`).text).toMatch(/ 20\. /);
  });

  it.each(['fraud', 'chance-1', 'chance-2'])(
    '%s has each exercise of its sheet once, and an answer to each',
    (name) => {
      const exercises = [...numberedIn(readLesson(`${name}-sheet.${locale}`)).keys()];
      expect(exercises).toEqual(exercises.map((_, at) => at + 1));
      expect([...numberedIn(readLesson(`${name}-answers.${locale}`)).keys()]).toEqual(exercises);
      const isHomework = (number: number) => name === 'chance-1' && number > 8;
      const named = stepsOf(`${name}.${locale}`).flatMap(({ text }) => exercisesIn(text));
      expect(named).toEqual(exercises.filter((number) => !isHomework(number)));
    },
  );

  it('each part of a graded task has its points in the rubric, ten for each task', () => {
    const points = [...readLesson(`fraud-tasks.${locale}`).text.matchAll(/\((\d) (?:points|Punkte)\)/g)].map(
      ([, n]) => Number(n),
    );
    const rubric = [
      ...readLesson(`fraud-answers.${locale}`).text.matchAll(/^\| (?:Task )?([12])\.\d \((\d)\) \|/gm),
    ];
    expect(rubric.map(([, , n]) => Number(n))).toEqual(points);
    for (const task of ['1', '2'])
      expect(rubric.filter(([, of]) => of === task).reduce((sum, [, , n]) => sum + Number(n), 0)).toBe(10);
  });

  it('the sentence to the bank is that of the page', () => {
    const [sentence] = /[“„].*[”“]/.exec(pageTexts[locale].help.steps[1][1]) ?? [];
    for (const name of ['fraud-answers', 'fraud-slides'])
      expect(readLesson(`${name}.${locale}`).text).toContain(sentence);
  });
});

it('pupils are asked in German as „du“, by what they are to do', () => {
  for (const name of ['fraud-sheet', 'fraud-tasks', 'chance-1-sheet', 'chance-2-sheet']) {
    const lesson = readLesson(`${name}.de`);
    for (const [number, exercise] of numberedIn(lesson))
      expect(exercise, `${name} ${number}`).toMatch(/\*\*\p{Lu}\p{L}+(?: an)?(?<!en)\*\*|^Und hier/u);
    expect(lesson.text, name).not.toMatch(/en(?:\*\*)? Sie\b|\b(?:Ihnen|euch)\b/u);
  }
});
