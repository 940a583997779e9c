import { pdfTexts } from '../honesty/pdfText';
import { expect, test } from './journey';
import type { Visitor } from './Visitor';

/**
 * An address that opens a dialog, a button to press then, and what is printed near the end, as text and not as
 * outlines.
 */
type PrintedDialog = readonly [query: string, button: string, last: string];

/** Each is printed alone and whole, and each sheet says that it is a simulation. */
export async function expectPrintedWhole(visitor: Visitor, dialogs: readonly PrintedDialog[]): Promise<void> {
  for (const [query, button, last] of dialogs) {
    const dialog = `${query} ${button}`;
    await visitor.open(`/?seed=7&still=1&${query}`);
    await expect.poll(() => visitor.ask(headings), dialog).not.toEqual([]);
    if (button !== '') {
      await expect.poll(() => visitor.ask(hasButton, button), dialog).toBe(true); // the sheet it is in may be late
      const before = await visitor.ask(headings);
      await visitor.ask(pressButton, button);
      await expect.poll(() => visitor.ask(headings), dialog).not.toEqual(before);
    }
    await expect.poll(() => visitor.ask(isSettled), `${dialog} is settled`).toBe(true);
    const pdf = await visitor.browser.print();
    test.skip(pdf === undefined, 'This driver prints nothing.');
    const sheets = await pdfTexts(pdf ?? Buffer.of());
    const printed = sheets.join('');
    for (const text of [...(await visitor.ask(headings)), last])
      expect(printed, `${dialog}: ${text}`).toContain(text.replaceAll(/\s/g, ''));
    expect(printed, dialog).not.toContain('PerWeek'); // of the page
    for (const sheet of sheets) expect(sheet, dialog).toMatch(/Simulation/);
  }
}

/** In the page: what is shown has been fetched and counted. */
function isSettled(): boolean {
  return document.documentElement.dataset.settled === 'true';
}

/** In the page: the headings of the topmost dialog. */
function headings(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return [...(dialog?.querySelectorAll('h2, h3') ?? [])]
    .filter((heading) => heading.closest('.screen-only') === null)
    .map((heading) => heading.textContent);
}

/** In the page. */
function hasButton(name: string): boolean {
  return [...document.querySelectorAll('button')].some((button) => button.textContent === name);
}

/** In the page. */
function pressButton(name: string): void {
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
}
