import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { selectPaused } from '../../store/selectors';
import { renderAt } from '../shared/testing/renderAt';
import { StepButton } from './PlayerButtons';

it('a step on /v begins the script and pauses, whether or not it was paused before', async () => {
  for (const still of ['', '&still=1']) {
    const { store } = await renderAt(`/v?seed=7${still}`, <StepButton onJump={() => {}} />);
    await page.getByRole('button', { name: '+1 step, then pause' }).last().click();
    const state = store.getState();
    expect(state.session.script?.name).toBe('analyzing');
    expect(selectPaused(state)).toBe(true);
  }
});
