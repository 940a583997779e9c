import { nextEventAt } from '@simulation/engine';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { selectPaused } from '../../store/selectors';
import { renderAt } from '../shared/testing/renderAt';
import { StepButtons } from './PlayerButtons';

it('a step on /v begins the script and pauses, whether or not it was paused before', async () => {
  for (const still of ['', '&still=1']) {
    const { store } = await renderAt(`/v?seed=7${still}`, <StepButtons onJump={() => {}} />);
    await page.getByRole('button', { name: '+1 step, then pause' }).last().click();
    const state = store.getState();
    expect(state.session.script?.name).toBe('analyzing');
    expect(selectPaused(state)).toBe(true);
  }
});

it('a step of the dashboard leads to its next trade and pauses', async () => {
  let led: number | undefined;
  const { store } = await renderAt(
    '/?seed=7',
    <StepButtons
      onJump={(moment) => {
        led = moment;
      }}
    />,
  );
  await page.getByRole('button', { name: '+1 trade, then pause' }).last().click();
  expect(led).toBe(nextEventAt(store.getState().session));
  expect(selectPaused(store.getState())).toBe(true);
});
