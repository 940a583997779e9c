import { startFraming } from '../../hosting/tests/framing';
import { fill } from '../../packages/dashboard/src/i18n';
import { de as controlsDe } from '../../packages/dashboard/src/i18n/de/controls';
import { de } from '../../packages/dashboard/src/i18n/de/page';
import { de as transportDe } from '../../packages/dashboard/src/i18n/de/playback';
import { en as controlsEn } from '../../packages/dashboard/src/i18n/en/controls';
import { en } from '../../packages/dashboard/src/i18n/en/page';
import { modulesWith } from '../../scripts/lib/packages';
import { sizesOf } from '../boxes';
import { allScenes } from '../scenes';
import { wait } from './browsers/BrowserDriver';
import { expect } from './journey';
import type { Step, Task } from './Person';
import {
  addsUpTheRows,
  asksWhereAFigureComesFrom,
  closes,
  expectTrade,
  goesBack,
  opens,
  presses,
  prints,
  resizesTo,
  waitsForATrade,
  waitsUntil,
} from './steps';
import type { Visitor } from './Visitor';

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
  const scenes = allScenes('dashboard').flatMap(({ name }) => (name === 'error' ? [] : name));
  const path = () => `${oneOf(['/', '/de'])}?seed=7&still=1&scene=${oneOf(['full-list', ...scenes])}`;
  return Array.from({ length: 4 }, () => [opens(path()), closes]).flat();
};

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

/** People with their tasks, by what they are. */
export type People = Readonly<Record<string, readonly [Task, ...Task[]]>>;

const OWN: People = {
  'a first-time visitor': [looksAround, startsTrading, comesAndGoes],
  'a teacher': [playsWithTime],
  'a designer': [triesSizes, triesThemes, picksScenes],
  'a developer': [runsFast, embedsIt],
};

/** What they do with extras: `people` of `e2e/journeys/people.ts` of each. */
const OF_EXTRAS = await modulesWith<{ readonly people: People }>('e2e/journeys/people.ts');

/** Who does anything, with all that they do. */
export const PEOPLE = new Map<string, readonly [Task, ...Task[]]>();
for (const { people } of [...OF_EXTRAS, { people: OWN }])
  for (const [name, tasks] of Object.entries(people))
    PEOPLE.set(name, [...tasks, ...(PEOPLE.get(name) ?? [])]);
