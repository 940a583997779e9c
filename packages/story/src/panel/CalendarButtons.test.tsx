import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { en } from '../texts/en/practice';
import { CalendarButtons } from './CalendarButtons';

it.each([
  ['is saved', 'http://localhost', /^simulation-practice-.*\.ics is saved\./],
  [
    'may be refused without a word, in a sandboxed frame',
    'null',
    /^If no file appears.* The link: http.*seed=7/,
  ],
])('says how a calendar entry that %s has ended', async (_, origin, said) => {
  vi.stubGlobal('origin', origin);
  onTestFinished(() => void vi.unstubAllGlobals());
  await renderAt('/?seed=7', <CalendarButtons set={1} seed="7" texts={en} />);
  await page.getByRole('button', { name: en.entries.week }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(said);
});
