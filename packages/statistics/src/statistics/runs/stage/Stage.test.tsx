import { createMarket, type Market, RIGGED, runOf } from '@simulation/engine';
import { formatCount } from '@simulation/engine/format';
import { playAll } from '@simulation/engine/testing';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../../../../dashboard/src/features/shared/testing/renderAt';
import { Stage } from './Stage';
import * as styles from './Stage.module.css';

const run = runOf({ seed: '7' });

/** What many runs of an hour come to when each is played in the market itself. */
const playedIn = (market: Market) =>
  playAll({ run: runOf({ ...run, market }), count: 1_000, duration: 3_600_000 }).markets[1].summary;

async function open(address: string, market: Market = RIGGED) {
  const { container } = await renderAt(address, <Stage run={runOf({ ...run, market })} />);
  const stage = () => container.querySelector<HTMLElement>('[data-stage]');
  await expect.poll(() => stage()?.dataset.runsDone, { timeout: 30_000 }).toBe('1000');
  await expect.poll(() => document.documentElement.dataset.settled).toBe('true');
  return {
    gains: (name: string) => container.querySelector<HTMLDataElement>(`[data-gain-runs="${name}"]`)?.value,
    guess: () => container.querySelector('[data-guess]'),
    text: () => container.innerText.replaceAll('\u00a0', ' '),
    median: () => container.querySelector<HTMLDataElement>('[data-name="other"] data')?.value,
    container,
  };
}

const slider = () => page.getByRole('slider', { name: /^(Cost of a trade|Kosten je Geschäft)$/ });

it('asks before it shows; a guess by arrow keys stays beside the runs, whose count is then read first', async () => {
  const { gains, guess, text, container } = await open('/?seed=7');
  expect(gains('rigged')).toBe('1000');
  expect(gains('fair')).toBeUndefined();
  expect(text()).toContain('Where will 1,000 fair runs end after 1 hour?');
  const pen = page.getByRole('slider', { name: 'Where will 1,000 fair runs' });
  await expect.element(pen).toHaveAttribute('aria-valuetext', 'nothing drawn yet');
  pen.element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(pen).toHaveAttribute('aria-valuetext', '+$1,000.00 at the end');
  await userEvent.keyboard('{Enter}');
  expect(guess()).toBeNull();
  await expect.element(page.getByText('Your guess')).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).toBe('H4');
  expect(document.activeElement?.textContent).toMatch(/^1,000 of 1,000 rigged runs end with a gain\.\d/);
  expect(container.querySelector('[data-name="guess"] data')?.getAttribute('value')).toBe('1000.00');
});

it.each([0, 20, 35, 71, 100])(
  'at a cost of %i cents it has the figures of runs that are played at it',
  async (cost) => {
    const { gains, median, text } = await open('/?seed=7');
    await page.getByRole('button', { name: 'Show the runs without a guess' }).click();
    await slider().fill(String(cost / 100));
    const { ahead, median: middle } = playedIn(createMarket('fair', { cost }));
    expect(gains('fair')).toBe(String(ahead));
    expect(Number(median()) * 100).toBeCloseTo(middle, 6);
    expect(text()).toContain(`${formatCount(ahead, 'en')} of 1,000 with a fair coin;`);
    expect(slider().element().getAttribute('aria-valuetext')?.length).toBeLessThanOrEqual(80);
  },
);

it('what is set is a market of the address, on the dashboard and on the stage, and what lecturers get', async () => {
  const { container, gains } = await open('/?seed=7');
  await page.getByRole('button', { name: 'Show the runs without a guess' }).click();
  await slider().fill('0.1');
  const links = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/?seed=7&scenario=fair&cost=0.1', '/?seed=7&scenario=fair&cost=0.1&scene=runs']);
  // Lecturers get as many runs with a gain as the stage counts.
  await page.getByText('For lecturers').click();
  await expect
    .poll(() => container.querySelector('tbody tr td:last-child')?.textContent, { timeout: 20_000 })
    .toBe(gains('fair'));
});

it('a custom market of a link is called what it is, in both languages; a cost beyond a dollar can be reached', async () => {
  const own = createMarket('fair', { chance: 52_50, cost: 2_00 });
  const { gains, text } = await open('/de?seed=7', own);
  expect(text()).toContain('Wo enden 1.000 Läufe dieses Markts nach 1 Stunde?');
  await page.getByRole('button', { name: 'Läufe ohne Vermutung zeigen' }).click();
  expect(text()).toContain('bei einer Münze, die in 52,5 % der Fälle gewinnt; jedes Geschäft kostet 2,00 €.');
  expect(text()).not.toMatch(/fair/i);
  expect(gains('fair')).toBe(String(playedIn(own).ahead));
  expect(slider().element()).toHaveAttribute('max', '10');
  // The notch is where half of them gain.
  await slider().fill('0.35');
  expect(Math.abs(Number(gains('fair')) - 500)).toBeLessThan(60);
});

it('the notch and its name stay within the stage, wherever half of the runs gain', async () => {
  for (const chance of [50_00, 53_50, 57_00]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { container } = await open('/?seed=7', createMarket('fair', { chance }));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await page.getByRole('button', { name: 'Show the runs without a guess' }).click();
    expect(container.scrollWidth, `at ${chance / 100} %`).toBeLessThanOrEqual(container.clientWidth);
  }
});

it('the runs come from left to right', () => {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.className = styles.come;
  canvas.style.setProperty('--motion', '1');
  const [animation] = canvas.getAnimations();
  animation?.pause();
  if (animation) animation.currentTime = 700;
  expect(getComputedStyle(canvas).clipPath).toBe('inset(0px 50% 0px 0px)');
  canvas.remove();
});

it('beside rare losses a fair market begins at its usual cost, and a guess is shown beside the runs it was about alone', async () => {
  const { gains, guess, median, text } = await open('/?seed=7', createMarket('rare-loss'));
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(guess()).toBeNull();
  expect(text()).toContain('Your guess');
  await page.getByRole('button', { name: 'Fair market' }).click();
  await expect
    .poll(() => gains('fair'), { timeout: 20_000 })
    .toBe(String(playedIn(createMarket('fair')).ahead));
  expect(slider().element()).toHaveValue('0.35');
  expect(text()).not.toContain('Your guess');
  expect(Number(median())).toBeLessThan(0);
});

it('rare losses are one press away, and have no cost to change', async () => {
  const { gains, text } = await open('/?seed=7');
  await page.getByRole('button', { name: 'Show the runs without a guess' }).click();
  await page.getByRole('button', { name: 'Rare losses' }).click();
  await expect
    .poll(() => gains('rare-loss'), { timeout: 20_000 })
    .toBe(String(playedIn(createMarket('rare-loss')).ahead));
  expect(text()).toContain(
    'The rule: 90% of trades win, and a loss is 10 times as large; trades cost nothing.',
  );
  expect(slider().elements()).toEqual([]);
});
