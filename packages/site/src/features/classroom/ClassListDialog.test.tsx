import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../shared/testing/renderAt';
import { ClassListDialog } from './ClassListDialog';

it('a class list is named after the run while its name is empty, or white space', async () => {
  await renderAt('/?seed=7', <ClassListDialog />);
  const name = page.getByRole('textbox').first();
  const first = page.getByRole('listitem').first();
  for (const [typed, seed] of [
    ['', '7-1'],
    [' class ', 'class-1'],
    ['  ', '7-1'],
    ['class', 'class-1'],
    ['\u200b', '7-1'],
  ] as const) {
    await userEvent.fill(name, typed);
    await expect.element(first.getByText(seed, { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText(`such as ${seed}`)).toBeInTheDocument();
  }
});

it('a class list without runs is not printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  await renderAt('/?seed=7', <ClassListDialog />);
  const button = page.getByRole('button', { name: 'Print' });
  await userEvent.fill(page.getByRole('textbox').last(), '');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(print).not.toHaveBeenCalled();
  await userEvent.fill(page.getByRole('textbox').last(), '2');
  await button.click();
  expect(print).toHaveBeenCalledOnce();
});
