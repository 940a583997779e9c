import { cents } from '@simulation/engine';
import { formatMoney } from '@simulation/engine/format';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProfitCard } from '../../../dashboard/src/features/cards/profit/ProfitCard';
import { focus, renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { BEGINNING, STORY } from '../beginning';
import { positionOf } from '../rules/position';
import { type Move, progressAt, step } from '../rules/progress';

it('in the story the curve begins with the first day; each payment, and what is paid out, is a step on its day', async () => {
  const { store } = await renderAt('/?seed=7&still=1', <ProfitCard />);
  store.dispatch({ type: 'openExtra', name: STORY, position: BEGINNING });
  const slider = page.getByRole('slider');
  const show = (scene: string, ...moves: readonly Move[]) => {
    const position = positionOf(moves.reduce(step, progressAt(scene, '7')));
    store.dispatch({ type: 'moveExtra', position, isStep: true });
  };
  /** What is read of the curve after keys. */
  const heardAfter = async (keys: string) => {
    await userEvent.keyboard(keys);
    return slider.element().getAttribute('aria-valuetext');
  };
  const total = () => store.getState().session.account.total;
  show('story-adult-rise');
  await expect.element(page.getByText('Day 14')).toBeVisible();
  focus(slider);
  expect(await heardAfter('{Home}')).toBe('Day 0, simulated: $50.00');
  expect(await heardAfter('{ArrowRight}')).toBe('Day 1, simulated: $302.00');
  expect(await heardAfter('{ArrowRight}')).toBe('Day 2, simulated: $314.00');
  await userEvent.tab();
  show('story-adult-withdrawal', 'withdraw');
  await expect.element(page.getByText('Day 21')).toBeVisible();
  focus(slider);
  expect(await heardAfter('{End}')).toBe(`Day 21, simulated: ${formatMoney(total(), 'en')}`);
  expect(await heardAfter('{ArrowLeft}')).toBe(
    `Day 20, simulated: ${formatMoney(cents(total() + 50_00), 'en')}`,
  );
});
