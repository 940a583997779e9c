import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSessionStore } from '../store/createSessionStore';
import { visitOf } from '../visit/testVisit';
import { isLabelReworded } from './isLabelDisplayed';
import { startLabelCheck } from './labelCheck';

const SENTENCE = 'Simulation – all figures are invented.';

let store: ReturnType<typeof createSessionStore>;
let label: HTMLElement;

beforeEach(() => {
  label = document.createElement('section');
  label.dataset.simulationLabel = '';
  label.innerHTML =
    '<p><strong>Simulation</strong><span> – </span><span>all figures are invented.</span></p>';
  document.body.append(label);
  store = createSessionStore(visitOf('/?seed=7'));
  startLabelCheck(store, SENTENCE, isLabelReworded(SENTENCE));
});

afterEach(() => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

/** Lets some trades come, and says whether figures are withheld then. */
function withheldAfterTrades(): boolean {
  store.tick(10_000);
  return store.getState().withheld;
}

function restyle(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

const HARMS: Readonly<Record<string, () => void>> = {
  'is removed': () => label.remove(),
  'loses its attribute': () => label.removeAttribute('data-simulation-label'),
  'is emptied': () => label.querySelector('p')?.replaceChildren(),
  'loses its sentence': () => label.querySelector('p')?.replaceChildren('Live'),
  'is hidden by its attribute': () => label.setAttribute('hidden', ''),
  'is not displayed': () => restyle('[data-simulation-label] { display: none }'),
  'is invisible': () => restyle('[data-simulation-label] p { visibility: hidden }'),
  'is transparent': () => restyle('[data-simulation-label] { opacity: 0 }'),
};

for (const [harm, change] of Object.entries(HARMS))
  it(`INV-04 withholds figures with the next trade once the label ${harm}`, () => {
    expect(withheldAfterTrades()).toBe(false);
    change();
    expect(withheldAfterTrades()).toBe(true);
    expect(document.documentElement.hasAttribute('data-withheld')).toBe(true);
  });

it('INV-04 stops simulated time until the label is back, and then goes on from there', () => {
  label.remove();
  store.tick(10_000);
  const { now } = store.getState().session;
  expect(store.msUntilChange()).not.toBeNull(); // the driver asks again
  expect(withheldAfterTrades()).toBe(true);
  expect(store.getState().session.now).toBe(now);
  document.body.append(label);
  expect(withheldAfterTrades()).toBe(false);
  expect(store.getState().session.now).toBe(now);
  expect(document.documentElement.hasAttribute('data-withheld')).toBe(false);
  store.tick(10_000);
  expect(store.getState().session.now).toBe(now + 10_000);
});

/** The check of a page whose HTML says something in the place of the label. */
function withheldFrom(html: string): boolean {
  label.innerHTML = `<p>${html}</p>`;
  const opened = createSessionStore(visitOf('/?seed=7'));
  startLabelCheck(opened, SENTENCE, isLabelReworded(SENTENCE));
  return opened.getState().withheld;
}

it('INV-04 shows no figure from the beginning where the HTML says another sentence than the script', () => {
  expect(withheldFrom('Live account – all figures are verified.')).toBe(true);
  expect(withheldFrom('Simulation – all figures are invented. Not.')).toBe(true);
  expect(withheldFrom('<strong>Simulation</strong>\n – all figures\u00a0are invented.')).toBe(false);
});

it('INV-32 a page that was translated before the script began withholds nothing', () => {
  expect(withheldFrom('<font>Simulation – tous les chiffres sont inventés.</font>')).toBe(false);
});

it('INV-05 counts the label of an open dialog, from its opening to its closing', async () => {
  restyle('section[data-simulation-label] { opacity: 0 }');
  expect(withheldAfterTrades()).toBe(true);
  const dialog = document.createElement('dialog');
  dialog.innerHTML = `<div data-simulation-label><p>${SENTENCE}</p></div>`;
  document.body.append(dialog);
  dialog.showModal();
  await expect.poll(() => store.getState().withheld).toBe(false);
  dialog.close();
  await expect.poll(() => store.getState().withheld).toBe(true);
});

it('INV-04 looks for the label when a popover opens', async () => {
  const popover = document.createElement('div');
  popover.popover = 'auto';
  document.body.append(popover);
  label.remove();
  popover.showPopover();
  await expect.poll(() => store.getState().withheld).toBe(true);
});

const HARMLESS: Readonly<Record<string, () => void>> = {
  'a very small font size': () => restyle('html { font-size: 7px }'),
  'a zoomed page': () => restyle('html { zoom: 0.25 }'),
  'a dark mode by filter': () => restyle('html { filter: invert(1) }'),
  'a dark mode by colors': () => restyle('* { background: #111 !important; color: #ddd !important }'),
  'a message over the label': () => {
    const toast = document.createElement('div');
    toast.style.cssText = 'position: fixed; inset: 0 0 auto; height: 90px; background: white; z-index: 99';
    document.body.append(toast);
  },
  'the fade of a page that opens': () => restyle('body { opacity: 0.1 }'),
  'a page scrolled past its label': () => restyle('[data-simulation-label] { margin-top: -200px }'),
  'a translation by the browser': () => {
    for (const part of label.querySelectorAll('strong, span')) {
      const font = document.createElement('font');
      font.append('シミュレーション');
      part.replaceChildren(font);
    }
  },
  'a translation in place, in a script with few letters': () =>
    label.querySelector('p')?.replaceChildren('模拟 – 所有数字都是虚构的。'),
  'a page that is not displayed, as in a hidden frame': () => restyle('body { display: none }'),
};

for (const [name, change] of Object.entries(HARMLESS))
  it(`INV-32 ${name} withholds nothing`, () => {
    change();
    expect(withheldAfterTrades()).toBe(false);
  });
