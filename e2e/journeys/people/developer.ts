import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { en as controlsEn } from '../../../src/i18n/controls/en';
import { en as exportEn } from '../../../src/i18n/export/en';
import { en } from '../../../src/i18n/page/en';
import { en as linkEn } from '../../../src/i18n/share/en';
import { fail, wait } from '../browsers/BrowserDriver';
import type { Visitor } from '../Visitor';
import { expectGoingOn, QUESTION } from './common';
import type { Errand } from './Person';

const readsTheExport: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening a run ten minutes in', () => visitor.open('/?seed=export&t=600'));
  await person.does('opening the controls', () => visitor.press(en.controls));
  await person.does('saving it as JSON', () => visitor.press(exportEn.json));
  await person.does('reading the file', () => expectExport(visitor, 'export'));
  await person.does('copying the link', () => visitor.press(linkEn.copy));
  await person.does('closing the controls', () => visitor.leave());
};

/** The latest JSON file that was saved tells of this run; engines that hand over no file are asked for none. */
async function expectExport({ browser, faults }: Visitor, seed: string) {
  const folder = browser.downloadFolder;
  if (folder === undefined) return;
  for (let tries = 0; tries < 40; tries += 1) {
    const name = (await readdir(folder)).find((file) => file.endsWith('.json'));
    const text = name === undefined ? '' : await readFile(join(folder, name), 'utf8');
    if (isWhole(text)) {
      const saved: { seed: string; trades: unknown[] } = JSON.parse(text);
      if (saved.seed !== seed || saved.trades.length < 200)
        faults.push(`not the export: ${text.slice(0, 300)}`);
      return;
    }
    await wait(250);
  }
  faults.push('no JSON file arrived within 10 s');
}

function isWhole(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

const checksThatLinksRepeat: Errand = async (person) => {
  const { visitor } = person;
  const link = `${person.oneOf(['/', '/de'])}?seed=again&t=${person.oneOf([40, 3_600, 86_400])}&still=1`;
  await person.does(`opening ${link}`, () => visitor.open(link));
  const first = await visitor.look();
  await person.does('and once more', () => visitor.open(link));
  const second = await visitor.look();
  if (person.isTimeOver) return; // then one of the two was not opened
  if (first.uuids.join() !== second.uuids.join() || first.total !== second.total)
    visitor.faults.push(`${link} is not the same twice`);
};

const runsFast: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening a run at speed 1000', () => visitor.open('/?seed=fast&speed=1000'));
  await person.does('asking where a figure comes from', () => visitor.press(QUESTION));
  await person.does('closing that again', () => visitor.leave());
  await person.does('watching', () => expectGoingOn(visitor));
  await person.does('opening the controls', () => visitor.press(en.controls));
  await person.does('starting a new run', () => visitor.press(controlsEn.newRun));
  await person.does('going back', () => visitor.browser.back());
};

const triesNonsense: Errand = async (person) => {
  const link = person.oneOf([
    '/?amount=abc&trades=-5&speed=fast&t=never&seed=',
    '/a/b.c/de?name=%00%E2%80%AE&theme=pink',
    '/v?trades=1e400&amount=0x10&scene=nothing',
    '/?name=<b>bold</b>&amount=-0&trades=12.7',
  ]);
  await person.does(`opening ${link}`, (visitor) => visitor.open(link));
  await person.does('asking where a figure comes from', (visitor) => visitor.press(QUESTION));
};

/** A page of the developer's own machine. */
const embedsIt: Errand = async (person) => {
  const { visitor } = person;
  if (person.isTimeOver) return;
  const framed = visitor.address('/?seed=framed&speed=4');
  const host = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><title>A page</title><iframe src="${framed}" width="900" height="600"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const at = host.address();
  if (at === null || typeof at === 'string') return fail('The page of the developer has no port');
  await visitor.browser.open(`http://127.0.0.1:${at.port}/`);
  await wait(1_000);
  await visitor.browser.enterFrame();
  try {
    await visitor.until('the framed page shows figures', ({ cardsWithFigures }) => cardsWithFigures >= 3);
    await person.does('watching the framed page', () => expectGoingOn(visitor));
  } finally {
    await visitor.browser.leaveFrame();
    host.close();
  }
};

export const developer = [readsTheExport, runsFast, embedsIt, checksThatLinksRepeat, triesNonsense] as const;
