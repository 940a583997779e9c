import { sceneNames } from '../../../src/address/scenes';
import { en as controlsEn } from '../../../src/i18n/controls/en';
import { en } from '../../../src/i18n/page/en';
import { QUESTION } from './common';
import type { Errand } from './Person';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [450, 844],
  [1920, 1080],
] as const;

const triesSizes: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening the page with long values', () =>
    visitor.open('/?name=Maximiliane-Friederike+von+Hohenstaufen&amount=999999999999&trades=999999999'),
  );
  for (const [width, height] of SIZES) {
    await person.does(`looking at it at ${width}x${height}`, () => visitor.browser.resize(width, height));
    await person.does(`asking where a figure comes from at ${width}x${height}`, () =>
      visitor.press(QUESTION),
    );
    await person.does('closing that again', () => visitor.leave());
  }
  await visitor.browser.resize(1280, 800);
};

const triesThemes: Errand = async (person) => {
  const { visitor } = person;
  await person.does('opening a page', () =>
    visitor.open(person.oneOf(['/?seed=7', '/v?seed=7', '/?seed=7&theme=dark'])),
  );
  await person.does('opening the controls', () => visitor.press(en.controls));
  await person.does('choosing dark', () => visitor.press(controlsEn.dark));
  await person.does('choosing light', () => visitor.press(controlsEn.light));
  await person.does('as the system says', () => visitor.press(controlsEn.system));
  await person.does('closing the controls', () => visitor.leave());
  await person.does('printing', () => visitor.browser.print());
  await person.does('reloading', () => visitor.browser.reload());
};

const picksScenes: Errand = async (person) => {
  const { visitor } = person;
  const scenes = sceneNames('dashboard').filter((scene) => scene !== 'error');
  for (let pictures = 0; pictures < 4; pictures += 1) {
    const scene = person.oneOf(['full-list', ...scenes]);
    await person.does(`opening the scene ${scene}`, () =>
      visitor.open(`${person.oneOf(['/', '/de'])}?seed=7&still=1&scene=${scene}`),
    );
    await person.does('closing what lies over it', () => visitor.leave());
  }
};

export const designer = [triesSizes, triesThemes, picksScenes] as const;
