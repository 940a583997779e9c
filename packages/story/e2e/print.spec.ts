import { pdfTexts } from '../../../e2e/honesty/pdfText';
import { expect, test } from '../../../e2e/visitor';

/** In the bar, where the explanation is there. */
const EXPLANATION = /How fake sites trick people/;

test('what happened in the story is printed with the path of the player and the label at the top, and nothing of the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/?seed=7&scene=story-adult');
  const story = page.locator('[data-story]');
  await expect(story).toBeVisible();
  expect((await pdfTexts(await page.pdf())).join('')).toContain('YoudecideforRobin.');
  for (const choice of ['begin', 'answer', 'follow', 'register', 'crypto', 'bank', 'stop'])
    await story.locator(`[data-story-choice="${choice}"]`).click();
  await page.mouse.wheel(0, 300); // the label sticks to the top of a page that is scrolled
  // What the explanation adds: whom to call in the country that the browser names.
  const hasHelp = (await page.getByRole('button', { name: EXPLANATION }).count()) > 0;
  const help = ['Paynothingmore', 'Thesenumbersandaddressesarereal.', '8779083360'];
  const sheets = await pdfTexts(await page.pdf({ format: 'A4' }));
  expect(sheets[0]).toMatch(/^(?:Simulation)?Simulation–allfiguresareinvented.*Whathappened/);
  const printed = sheets.join('');
  for (const said of ['Robinpaidonce,andneveragain.', 'Callthebank;Stophere', ...(hasHelp ? help : [])])
    expect(printed).toContain(said);
  for (const pressed of ['PerWeek', 'Controls', 'Playagain', 'Leavethestory'])
    expect(printed).not.toContain(pressed);
  for (const sheet of sheets) expect(sheet).toMatch(/simulation/i);
});
