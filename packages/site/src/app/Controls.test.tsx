import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../features/shared/testing/renderAt';
import { Controls } from './Controls';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('what is written under Run stays while another sheet is open, and Share says that it is in no link yet', async () => {
  const { store } = await renderAt('/?seed=7', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  const sentence = page.getByText('What you have changed under “Run”');
  await expect.element(page.getByText('Everyone who opens it sees this run')).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
  await press('Run');
  const name = page.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Ada');
  await press('Share');
  await expect.element(sentence).toBeVisible();
  await press('Run');
  await expect.element(name).toHaveValue('Ada');
  await press('Apply and restart');
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await expect.element(sentence).not.toBeInTheDocument();
});

it.each([
  ['QR code', '/?seed=7&picked=best-of-100&t=300&still=1'],
  ['Class list', '/?seed=7-1&t=300&still=1'],
  ['Embed', '/?seed=7&picked=best-of-100&t=300&still=1&engine='],
])('the moment that was chosen for the link is in what %s makes too', async (button, link) => {
  const { store } = await renderAt('/?seed=7&t=300&picked=best-of-100', <Controls />);
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await page.getByRole('checkbox', { name: 'Start at simulated time' }).click();
  await page.getByRole('checkbox', { name: 'Stay paused there' }).click();
  await press(button);
  const texts = () =>
    [...document.querySelectorAll('dialog:modal p, dialog:modal a, dialog:modal textarea')]
      .map((one) =>
        one instanceof HTMLTextAreaElement ? one.value.replaceAll('&amp;', '&') : one.textContent,
      )
      .join('\n');
  await expect.poll(texts).toContain(link);
});

it('in the story Share says what a link opens, and offers no moment that it cannot hold', async () => {
  const { store } = await renderAt('/?seed=7&t=300', <Controls />);
  store.dispatch({ type: 'openStory' });
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await expect.element(page.getByText('It opens the story at the beginning of this chapter.')).toBeVisible();
  await expect.element(page.getByText('Everyone who opens it sees this run')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await press('Class list');
  const list = page.getByRole('dialog', { name: 'Class list' });
  await expect.element(list).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Fair market' })).not.toBeInTheDocument();
});
