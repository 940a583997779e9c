import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focus, renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { folderSite } from '../../../dashboard/src/visit/address/site';
import { GuidedExplanation } from './GuidedExplanation';

it('the link from the explanation to the second page says which files of its folder were renamed', async () => {
  const site = folderSite({ protocol: 'file:', pathname: '/x/start.html', hash: '#v/lesson.html' }, '');
  await renderAt('/?seed=7', <GuidedExplanation />, { site });
  const link = page.getByRole('link', { name: 'Open the page with' });
  for (let step = 0; step < 9 && link.elements().length === 0; step += 1)
    await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(link).toHaveAttribute('href', '/x/v/lesson.html?seed=7#v/lesson.html,start.html');
});

it('the warning signs are listed at a glance, and one press leads to what is said of each; the focus is on Next', async () => {
  await renderAt('/?seed=7', <GuidedExplanation />);
  await page.getByRole('button', { name: 'The warning signs at a glance' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toHaveFocus();
  expect(page.getByRole('listitem').elements()).toHaveLength(10);
  await page.getByRole('button', { name: 'A fee or a tax has to be paid before you get your money' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('8 of 13');
  await expect.element(next).toHaveFocus();
});

it.each(['{ArrowLeft}', '{Enter}'])(
  'the focus of Back goes on to Next where %s leads to the first step, which has no Back',
  async (key) => {
    await renderAt('/?seed=7', <GuidedExplanation />);
    await page.getByRole('button', { name: 'Next' }).click();
    focus(page.getByRole('button', { name: 'Back', exact: true }));
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('button', { name: 'Back', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
);

it.each(['/', '/de'])(
  'the message that the first step of %s is about covers nothing of the card, whatever the window and the letters',
  async (path) => {
    const root = document.documentElement;
    onTestFinished(() => {
      root.style.fontSize = '';
      return page.viewport(414, 896);
    });
    await renderAt(`${path}?seed=7`, <GuidedExplanation />);
    const message = page.getByRole('figure');
    await expect.element(message).toBeVisible();
    const figure = message.element();
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [640, 440],
      [800, 600],
      [1440, 900],
      [414, 896],
    ] as const)
      for (const letters of ['200%', '150%', '125%', '100%']) {
        root.style.fontSize = letters;
        await page.viewport(width, height);
        const where = `${width}x${height}, letters of ${letters}`;
        await expect.poll(() => overlap(figure, figure.parentElement), { message: where }).toBe(0);
      }
    await expect.element(message).toBeVisible();
  },
);

/** In px, of the height that both take where one is over the other; 0 where one is not drawn. */
function overlap(one: Element, other: Element | null): number {
  const [a, b] = [one.getBoundingClientRect(), other?.getBoundingClientRect()];
  if (b === undefined || a.height === 0 || a.right <= b.left) return 0;
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}
