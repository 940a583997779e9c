import { pdfTexts } from '../honesty/pdfText';
import { expect, test } from './journey';

/**
 * Addresses that open a dialog, a button to press then, and what is printed near the end, as text and not as outlines.
 */
const DIALOGS = [
  ['scene=withdraw', '', 'real fees are deducted'],
  ['scene=controls', '', 'Skip by'],
  ['scene=controls-run', '', 'On average'],
  ['scene=controls-share', '', 'Each row says that it is simulated'],
  ['scene=controls-settings', '', 'New rows are not read'],
  ['scene=controls-share', 'QR code', '/?seed=7'],
  ['scene=controls-share', 'Class list', 'seed=7-30'],
  ['scene=controls-share', 'Embed', 'allow scripts only'],
  ['scene=help', '', 'As of'],
  ['scene=deceive', '', 'For discussion'],
  ['scene=lesson&t=600', '', 'Many runs'],
] as const;

test('every dialog is printed alone and whole, and each sheet says that it is a simulation', {
  tag: '@long',
}, async ({ comes }) => {
  test.setTimeout(300_000);
  const visitor = await comes();
  for (const [query, button, last] of DIALOGS) {
    const dialog = `${query} ${button}`;
    await visitor.open(`/?seed=7&still=1&${query}`);
    await expect.poll(() => visitor.ask(headings), dialog).not.toEqual([]);
    if (button !== '') {
      const before = await visitor.ask(headings);
      await visitor.ask(pressButton, button);
      await expect.poll(() => visitor.ask(headings), dialog).not.toEqual(before);
    }
    const pdf = await visitor.browser.print();
    test.skip(pdf === undefined, 'This driver prints nothing.');
    const sheets = await pdfTexts(pdf ?? Buffer.of());
    const printed = sheets.join('');
    for (const text of [...(await visitor.ask(headings)), last])
      expect(printed, `${dialog}: ${text}`).toContain(text.replaceAll(/\s/g, ''));
    expect(printed, dialog).not.toContain('PerWeek'); // of the page
    for (const sheet of sheets) expect(sheet, dialog).toMatch(/Simulation/);
  }
});

/** In the page: the headings of the topmost dialog. */
function headings(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(dialog?.querySelectorAll('h2, h3') ?? [])]
    .filter((heading) => heading.closest('.screen-only') === null)
    .map((heading) => heading.textContent);
}

/** In the page. */
function pressButton(name: string): void {
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
}
