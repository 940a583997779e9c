import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../i18n/en/story';
import { casesOf } from '../../visit/story/cases';
import { positionOf } from '../../visit/story/position';
import { openStory } from '../../visit/story/progress';
import { play, type Story, storyAt } from '../../visit/story/story';
import { Register } from '../help/Help';
import { focus, openStoryAt, renderAt } from '../shared/testing/renderAt';
import { StoryPanel } from './StoryPanel';

const panel = <StoryPanel texts={en} help={null} register={<Register />} />;

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('six cases are answered one at a time, by keyboard too, and nothing of the answers is kept', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  store.dispatch({ type: 'openStory' });
  const shown = () => container.querySelector('[data-case]');
  await button('Practice: six cases').click();
  const before = store.getState().visit;
  for (const [at, id] of casesOf(1).entries()) {
    await expect.element(page.getByText(`Case ${at + 1} of 6`)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Honest, or a fraud?' })).toHaveFocus();
    expect(shown()).toHaveAttribute('data-case', id);
    expect(shown()).toHaveTextContent('Simulated');
    expect(shown()).not.toHaveTextContent('The check:');
    focus(button('Honest'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toHaveTextContent(/You said: honest\. It is .*The check: /);
    expect(container.querySelector('[data-case-answer]')).toBeNull();
    focus(button('Go on'));
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByRole('heading', { name: 'One thing for real' })).toHaveFocus();
  await button('United Kingdom').click();
  await expect.element(page.getByRole('link', { name: 'FCA' })).toBeVisible();
  await expect.element(page.getByText('“I have been defrauded. Can you stop the payment?”')).toBeVisible();
  expect(store.getState().visit).toBe(before);
  await button('Six more').click();
  await expect.poll(shown).toHaveAttribute('data-case', casesOf(2)[0]);
});

const debriefOf = (story: Story) => positionOf({ ...openStory('7', story.way), ...story, stage: 'debrief' });

it('the debrief says what talking to the bank saved, and after a larger loss not what stopping saved', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  store.dispatch({ type: 'openStory' });
  const asked = ['card', 'bankCard', 'stop'].reduce(play, storyAt('teen', 'link'));
  store.dispatch({ type: 'moveStory', position: debriefOf(asked), isStep: true });
  await expect.element(page.getByText('Talking to the bank saved $50.', { exact: true })).toBeVisible();
  expect(container).toHaveTextContent(/Stopping saved up to \$560, and \$300 was never borrowed\./);
  const followed = ['card', 'more', 'withdraw', 'more', 'access', 'withdraw', 'pay', 'stop'];
  const late = followed.reduce(play, storyAt('older', 'link'));
  store.dispatch({ type: 'moveStory', position: debriefOf(late), isStep: true });
  await expect.poll(() => container.querySelector('[data-story-lost]')).toHaveTextContent(/\$\d+,/);
  expect(container).not.toHaveTextContent('Stopping saved');
});

it('under the curve that Robin saw the debrief has what was paid, came back and was lost, and they add up', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  store.dispatch({ type: 'openStory' });
  const path = ['card', 'more', 'withdraw', 'more', 'access', 'withdraw', 'pay', 'stop'];
  const position = debriefOf(path.reduce(play, storyAt('older', 'link')));
  store.dispatch({ type: 'moveStory', position, isStep: true });
  const amount = (name: string) =>
    Number(container.querySelector<HTMLDataElement>(`[data-money="${name}"] data`)?.value);
  await expect.poll(() => amount('paid')).toBeGreaterThan(0);
  expect(amount('paid') - amount('returned')).toBeCloseTo(amount('lost'), 2);
  expect(String(amount('lost'))).toBe(
    String(Number(container.querySelector<HTMLDataElement>('[data-story-lost]')?.value)),
  );
  expect(amount('shown')).toBeGreaterThan(0);
  await expect
    .element(page.getByText(/^What the page showed, and what was real \(invented\)$/))
    .toBeVisible();
  expect(container.querySelector('figure path')?.getAttribute('d')).not.toMatch(/NaN/);
});

it('whoever leaves in the first chapter can look at what would have come, and play another way', async () => {
  const { store, container } = await renderAt('/?seed=7&still=1', panel);
  openStoryAt(store, 'story-teen');
  await expect.poll(() => container.querySelectorAll('button[data-story-way]')).toHaveLength(3);
  const begin = page.getByRole('button', { name: 'A group chat' });
  await expect.element(begin).toHaveAttribute('data-story-choice', 'begin');
  await begin.click();
  await button('Leave the group').click();
  await expect.poll(() => container.querySelector('[data-story-lost]')).toHaveAttribute('value', '0.00');
  const missed = () => container.querySelectorAll('[data-story-missed] li');
  expect(missed()[0]).not.toBeVisible();
  await page.getByText('See what would have come').click();
  expect(missed()).toHaveLength(8);
  expect(missed()[0]).toBeVisible();
  await expect.element(page.getByText('Silence, and an offer')).toBeVisible();
  await button('Play again, or another way').click();
  await page.getByRole('button', { name: 'A well-known face' }).click();
  await expect.element(page.getByRole('heading', { name: 'A well-known face' })).toHaveFocus();
});
