import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFraming } from '../../../hosting/tests/framing';
import { en as controlsEn } from '../../../src/i18n/controls/en';
import { en as exportEn } from '../../../src/i18n/export/en';
import { en } from '../../../src/i18n/page/en';
import { en as linkEn } from '../../../src/i18n/share/en';
import { wait } from '../browsers/BrowserDriver';
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

/** A page of the developer's own machine. */
const embedsIt: Errand = async (person) => {
  const { visitor } = person;
  if (person.isTimeOver) return;
  const framing = await startFraming();
  const src = visitor.address('/?seed=framed&speed=4');
  await visitor.browser.open(framing.page('127.0.0.1', { src }));
  await wait(1_000);
  await visitor.browser.enterFrame();
  try {
    await visitor.until('the framed page shows figures', ({ cardsWithFigures }) => cardsWithFigures >= 3);
    await person.does('watching the framed page', () => expectGoingOn(visitor));
  } finally {
    await visitor.browser.leaveFrame();
    await framing.stop();
  }
};

export const developer = [readsTheExport, runsFast, embedsIt] as const;
