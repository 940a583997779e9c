import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKETS_TEXTS } from '@simulation/engine/texts';
import { startFraming } from '../../hosting/tests/framing';
import { fill } from '../../packages/dashboard/src/i18n';
import { de as controlsDe } from '../../packages/dashboard/src/i18n/de/controls';
import { de as deceiveDe } from '../../packages/explanation/src/texts/de/explanation';
import { de } from '../../packages/dashboard/src/i18n/de/page';
import { de as transportDe } from '../../packages/dashboard/src/i18n/de/playback';
import { de as lessonDe } from '../../packages/statistics/src/texts/de/statistics';
import { en as controlsEn } from '../../packages/dashboard/src/i18n/en/controls';
import { en as exportEn } from '../../packages/dashboard/src/i18n/en/saving';
import { en } from '../../packages/dashboard/src/i18n/en/page';
import { en as linkEn } from '../../packages/share/src/texts/en/share';
import { sceneNames } from '../../packages/dashboard/src/visit/address/scenes';
import { sizesOf } from '../boxes';
import { wait } from './browsers/BrowserDriver';
import type { Look } from './inPage';
import { expect } from './journey';
import type { Step, Task } from './Person';
import type { Visitor } from './Visitor';

const opens = (path: string): Step => [`opening ${path}`, (visitor) => visitor.open(path)];

const presses = (name: string | RegExp): Step => [
  `pressing ${String(name)}`,
  (visitor) => visitor.press(name),
];

const closes: Step = ['closing what lies over the page', (visitor) => visitor.leave()];

/** The names of the buttons that explain a figure are questions. */
const asksWhereAFigureComesFrom = [presses(/\?$/), closes] as const;

const goesBack: Step = ['going back', (visitor) => visitor.browser.back()];

const prints: Step = ['printing', (visitor) => visitor.browser.print()];

const resizesTo = (width: number, height: number): Step => [
  `resizing to ${width}x${height}`,
  (visitor) => visitor.browser.resize(width, height),
];

const waitsUntil = (what: string, isSo: (page: Look) => boolean, within?: number): Step => [
  `waiting until ${what}`,
  (visitor) => visitor.until(what, isSo, within),
];

const expectTrade = async (visitor: Visitor) => expect(await visitor.goesOn(), 'a trade comes').toBe(true);
const waitsForATrade: Step = ['waiting for the next trade', expectTrade];

/** In each row the selling price is the buying price and the profit, to the cent. */
const addsUpTheRows: Step = [
  'adding up the rows',
  async (visitor) => {
    const { rows } = await visitor.look();
    const cents = (amount: number) => Math.round(amount * 100);
    const wrong = rows.filter(
      ({ buy, sell, profit }) => sell !== null && cents(sell) - cents(buy) !== cents(profit),
    );
    expect(wrong).toEqual([]);
  },
];

const readsMyName: Step = [
  'reading my name',
  async (visitor) => expect(await visitor.ask(() => document.body.textContent)).toContain('Ada'),
];

export const looksAround: Task = (oneOf) => [
  opens('/?name=Ada&amount=2500'), // the link that a friend has sent
  readsMyName,
  ...asksWhereAFigureComesFrom,
  waitsForATrade,
  addsUpTheRows,
  presses(en.withdraw),
  closes,
  presses(oneOf([en.today, en.perWeek, en.perMonth, en.overall])),
];

const startsTrading: Task = () => [
  opens('/v?name=Ada'),
  presses('Start Trading'),
  waitsUntil('two trades are in the list', ({ rows }) => rows.length >= 7),
  ...asksWhereAFigureComesFrom,
  waitsUntil('both are sold', ({ count }) => count === '183', 40_000),
  addsUpTheRows,
];

const comesAndGoes: Task = () => [
  opens('/?seed=7'),
  opens('/de?seed=7'),
  goesBack,
  presses(en.pause),
  presses(en.resume),
  waitsForATrade,
];

const comparesMarkets: Task = () => [
  opens('/de?scenario=fair&seed=Klasse-9b&t=600'),
  ...asksWhereAFigureComesFrom,
  addsUpTheRows,
  presses(de.controls),
  presses(controlsDe.sheets.run),
  presses(de.statistics),
  presses(new RegExp(`^${lessonDe.drawnTitle}`)), // the section begins folded
  presses(MARKETS_TEXTS.de.rigged.open.usual),
  goesBack,
];

const playsWithTime: Task = (oneOf) => [
  opens('/de?seed=Klasse-9b'),
  presses(de.controls),
  presses(transportDe.speed),
  presses(transportDe.more),
  presses(oneOf([transportDe.minute, transportDe.hour, transportDe.day])),
  presses(/ vor$/),
  presses(transportDe.toStart),
  presses(fill(transportDe.nextSpoken, { next: transportDe.next.trade })),
  presses(fill(transportDe.nextSpoken, { next: transportDe.next.trade })),
  presses(transportDe.toLatest),
  presses(controlsDe.sheets.run),
  presses(controlsDe.newRun),
  closes,
  opens('/de?seed=Klasse-9b&speed=4'),
  waitsForATrade,
];

async function readToTheEnd(visitor: Visitor) {
  for (let steps = 0; steps < 20; steps += 1) {
    if (!(await visitor.controls()).some(({ name }) => name === deceiveDe.next)) return;
    await visitor.press(deceiveDe.next);
    await wait(700);
    await visitor.check(`step ${steps + 2} of the explanation`);
  }
}

const preparesTheHandout: Task = () => [
  opens('/de'),
  presses(new RegExp(`${de.explanation}$`)), // on the label it follows a question
  ['reading to the end', readToTheEnd],
  prints,
  closes,
  prints,
  waitsForATrade,
];

const SIZES = sizesOf('1440x900 1024x768 768x1024 844x390 450x844 1920x1080');

const triesSizes: Task = () => [
  opens('/?name=Maximiliane-Friederike+von+Hohenstaufen&amount=999999999999&trades=999999999'),
  ...SIZES.flatMap(({ width, height }) => [resizesTo(width, height), ...asksWhereAFigureComesFrom]),
  resizesTo(1280, 800),
];

const triesThemes: Task = (oneOf) => [
  opens(oneOf(['/?seed=7', '/v?seed=7', '/?seed=7&theme=dark'])),
  presses(en.controls),
  presses(controlsEn.sheets.settings),
  presses(controlsEn.dark),
  presses(controlsEn.light),
  presses(controlsEn.system),
  closes,
  prints,
  ['reloading', (visitor) => visitor.browser.reload()],
];

const picksScenes: Task = (oneOf) => {
  const scenes = sceneNames('dashboard').filter((scene) => scene !== 'error');
  const path = () => `${oneOf(['/', '/de'])}?seed=7&still=1&scene=${oneOf(['full-list', ...scenes])}`;
  return Array.from({ length: 4 }, () => [opens(path()), closes]).flat();
};

/** The export matches the run; skipped where the driver cannot download. */
async function expectExport({ browser: { downloadFolder: folder } }: Visitor) {
  if (folder === undefined) return;
  await expect(async () => {
    const name = (await readdir(folder)).find((file) => file.endsWith('.json')) ?? 'no JSON file';
    const { seed, trades } = JSON.parse(await readFile(join(folder, name), 'utf8'));
    expect(seed).toBe('export');
    expect(trades.length).toBeGreaterThanOrEqual(200);
  }).toPass({ timeout: 10_000 });
}

const readsTheExport: Task = () => [
  opens('/?seed=export&t=600'),
  presses(en.controls),
  presses(controlsEn.sheets.share),
  presses(exportEn.json),
  ['reading the file', expectExport],
  presses(linkEn.copy),
  closes,
];

const runsFast: Task = () => [
  opens('/?seed=fast&speed=1000'),
  ...asksWhereAFigureComesFrom,
  waitsForATrade,
  presses(en.controls),
  presses(controlsEn.sheets.run),
  presses(controlsEn.newRun),
  goesBack,
];

/** Shows the page in a frame of a page of this machine, and opens the page itself again. */
async function embed(visitor: Visitor) {
  const framing = await startFraming();
  await visitor.browser.open(framing.page('127.0.0.1', { src: visitor.address('/?seed=framed&speed=4') }));
  await wait(1_000);
  await visitor.browser.enterFrame();
  try {
    await visitor.until('the framed page shows figures', ({ cardsWithFigures }) => cardsWithFigures >= 3);
    await expectTrade(visitor);
    await visitor.check('watching the framed page');
  } finally {
    await visitor.browser.leaveFrame();
    await framing.stop();
  }
  await visitor.open('/');
}

const embedsIt: Task = () => [['embedding the page', embed]];

export const PEOPLE = {
  'a first-time visitor': [looksAround, startsTrading, comesAndGoes],
  'a teacher': [comparesMarkets, playsWithTime, preparesTheHandout],
  'a designer': [triesSizes, triesThemes, picksScenes],
  'a developer': [readsTheExport, runsFast, embedsIt],
} as const;
