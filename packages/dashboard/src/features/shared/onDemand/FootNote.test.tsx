import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../testing/renderAt';
import { FootNote } from './FootNote';

const LONG = 'Simulated time stood still while this page was away, and goes on from there. '.repeat(2);

it('a note lies over no other one, however many there are and wherever the last press was', async () => {
  const note = (text: string, isAnswer = false) => (
    <FootNote key={text} text={text} isAnswer={isAnswer}>
      <button type="button">Close {text.length}</button>
    </FootNote>
  );
  const notes = [note(LONG), note('A short one.'), note(`${LONG}${LONG}`)];
  const { rerender, container } = await renderAt('/?seed=7', notes.slice(0, 1));
  await rerender(notes.slice(0, 2));
  await rerender(notes);
  await page.getByRole('button', { name: `Close ${LONG.length}`, exact: true }).click();
  await rerender([...notes, note('An answer.', true)]);
  const boxes = [...container.querySelectorAll(':popover-open')].map((one) => one.getBoundingClientRect());
  expect(boxes).toHaveLength(4);
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1))
      expect(a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left).toBe(true);
  for (const { top } of boxes) expect(top).toBeGreaterThanOrEqual(0);
});
