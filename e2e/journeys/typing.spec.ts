import { de as controlsDe } from '../../packages/dashboard/src/i18n/de/controls';
import { de as fieldsDe } from '../../packages/dashboard/src/i18n/de/fields';
import { en as controlsEn } from '../../packages/dashboard/src/i18n/en/controls';
import { en as fieldsEn } from '../../packages/dashboard/src/i18n/en/fields';
import { expect, test } from './journey';
import type { Visitor } from './Visitor';

/* In Chromium, in the component alone: NumberInput.test.tsx. */

const MARKED = true;

/**
 * What is typed by keys or pasted into the start amount, which holds 5; what stands there when it is left; whether it
 * is marked.
 */
const ENTRIES = {
  '/': [
    ['typed', '-50', '-$50'],
    ['typed', '.5', '$0.5'],
    ['typed', '0098765.432', '$98,765.43'],
    ['typed', '1.234,56', '1.234,56', MARKED],
    ['typed', '1e5', '1e5', MARKED],
    ['pasted', '\u2212$50.00', '-$50'],
    ['pasted', '1\u202f234.5', '$1,234.5'],
    ['pasted', '1.239', '1.239', MARKED],
    ['pasted', '５０', '$50'],
    ['typed', '5', '$5'],
  ],
  '/de': [
    ['typed', '-50', '-50 €'],
    ['typed', ',5', '0,5 €'],
    ['typed', '1,234.56', '1,234.56', MARKED],
    ['pasted', '10.139,01 €', '10.139,01 €'],
    ['pasted', '\u221250,00 €', '-50 €'],
    ['pasted', "1'234,50", '1.234,5 €'],
    ['pasted', '١٢٣', '123 €'],
  ],
} as const;

const WORDS = {
  '/': { controls: controlsEn, fields: fieldsEn },
  '/de': { controls: controlsDe, fields: fieldsDe },
};

for (const path of ['/', '/de'] as const)
  test(`a number is what was typed or pasted, or is marked, on ${path}`, { tag: '@long' }, async ({
    comes,
  }) => {
    const { controls, fields } = WORDS[path];
    const visitor = await comes();
    const amount = () => fieldOf(visitor, controls.amount);
    await visitor.open(`${path}?seed=7&amount=-5&trades=3&still=1&scene=controls-run`);

    // Half typed: the 5 of -5 is replaced.
    await enter(visitor, controls.amount);
    await visitor.browser.press('Backspace');
    await visitor.browser.type('7');
    expect((await amount()).value).toBe('-7');

    for (const [way, text, left, isMarked = false] of ENTRIES[path]) {
      await enter(visitor, controls.name);
      await visitor.browser.press('Tab'); // selects what is there
      if (way === 'typed') await visitor.browser.type(text);
      else await visitor.ask((pasted) => document.execCommand('insertText', false, pasted), text);
      await visitor.browser.press('Tab');
      expect(await amount(), `${way} ${text}`).toMatchObject({ value: left, isMarked });
    }

    // Apply does nothing while a field is marked, and says so.
    await enter(visitor, controls.amount);
    await visitor.browser.press('Tab');
    await visitor.browser.type('12.7x');
    await visitor.press(controls.startAgain);
    const trades = await fieldOf(visitor, controls.trades);
    expect(trades).toMatchObject({ value: '12.7x', isMarked: true, isFocused: true });
    expect(trades.description).toContain('1');
    expect(await visitor.ask(() => document.querySelector('[role=alert]')?.textContent)).toBe(fields.refused);
    expect((await visitor.look()).address).toContain('amount=-5&trades=3');
    expect(visitor.failures).toEqual([]);
  });

/** Presses a field, once it no longer moves. */
async function enter(visitor: Visitor, label: string) {
  let { x, y } = await fieldOf(visitor, label);
  await expect
    .poll(async () => {
      const before = y;
      ({ x, y } = await fieldOf(visitor, label));
      return y - before;
    })
    .toBe(0);
  await visitor.browser.click(x, y);
}

/** What a field holds and says, and where it is. */
function fieldOf(visitor: Visitor, label: string) {
  return visitor.ask((label) => {
    const named = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
    const field = named?.control;
    if (!(field instanceof HTMLInputElement)) throw new Error(`No field ${label}`);
    field.scrollIntoView({ block: 'center' });
    const description =
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    return {
      value: field.value,
      isMarked: field.getAttribute('aria-invalid') === 'true',
      isFocused: document.activeElement === field,
      description,
      x: field.getBoundingClientRect().left + field.clientWidth / 2,
      y: field.getBoundingClientRect().top + field.clientHeight / 2,
    };
  }, label);
}

test('a key of an input method leaves a dialog and what was typed into it; Escape alone closes it', {
  tag: '@long',
}, async ({ comes }) => {
  const visitor = await comes();
  const isOpen = () => visitor.ask(() => document.querySelector('dialog[open]') !== null);
  await visitor.open('/?seed=7&still=1&scene=controls-run');
  await enter(visitor, controlsEn.name);
  await visitor.browser.type('Ada');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await visitor.ask((told) => {
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...told });
      document.activeElement?.dispatchEvent(key);
    }, composing);
    expect(await isOpen(), JSON.stringify(composing)).toBe(true);
  }
  expect((await fieldOf(visitor, controlsEn.name)).value).toBe('Ada');
  await visitor.browser.press('Escape');
  await expect.poll(isOpen).toBe(false);
});
