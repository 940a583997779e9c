import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Controls } from '../../dashboard/src/app/Controls';
import { renderAt } from '../../dashboard/src/features/shared/testing/renderAt';
import { openTour, tour } from '../../dashboard/src/testing/tour';
import { share } from './index';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function openSheet(address: string) {
  const rendered = await renderAt(address, <Controls />, {}, [share]);
  rendered.store.dispatch({ type: 'openDialog', dialog: 'share' });
  return rendered;
}

it('Share says that what is written under Run is not in it yet, until it is applied', async () => {
  const { store } = await openSheet('/?seed=7');
  const sentence = page.getByText('What you have changed under “Run”');
  await expect.element(page.getByText('Everyone who opens it sees this run')).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
  await press('Run');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ada');
  await press('Share');
  await expect.element(sentence).toBeVisible();
  await press('Run');
  await press('Apply and restart');
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await expect.element(sentence).not.toBeInTheDocument();
});

it.each([
  ['QR code', '/?seed=7&picked=best-of-100&t=300&still=1'],
  ['Class list', '/?seed=7-1&t=300&still=1'],
  ['Embed', '/?seed=7&picked=best-of-100&t=300&still=1&engine='],
])('the moment that was chosen for the link is in what %s makes too', async (button, link) => {
  await openSheet('/?seed=7&t=300&picked=best-of-100');
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

it('beside another extra Share says what a link opens, and offers no moment that it cannot hold', async () => {
  const { store } = await renderAt('/?seed=7&t=300', <Controls />, {}, [share, tour]);
  store.dispatch(openTour);
  store.dispatch({ type: 'openDialog', dialog: 'share' });
  await expect.element(page.getByText('It opens what is open beside the page')).toBeVisible();
  await expect.element(page.getByText('Everyone who opens it sees this run')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await press('Class list');
  const list = page.getByRole('dialog', { name: 'Class list' });
  await expect.element(list).toBeVisible();
  await expect.element(list.getByRole('button', { name: 'Fair market' })).not.toBeInTheDocument();
});

it('the market that was chosen goes along in files and frames', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { container } = await openSheet('/de?seed=7&scenario=fair&chance=30&cost=0.5');
  await press('Als CSV speichern');
  await expect.poll(() => saved).toEqual(['simulation-fair-30-0-50-7-de.csv']);
  await press('Einbetten');
  await expect
    .poll(() => container.querySelector('textarea')?.value)
    .toMatch(/scenario=fair&amp;chance=30&amp;cost=0\.5/);
});
