import { runOf } from '@simulation/engine';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAt } from '../../shared/testing/renderAt';
import { AnyRun } from './AnyRun';

it.each([
  ['/', '4,321', 'Open run 4,321: Fair market'],
  ['/de', '4.321', 'Lauf 4.321 öffnen: Fairer Markt'],
])(
  'at %s a run is found by its number as the page writes it, %s, and by no other text',
  async (path, typed, link) => {
    const run = runOf({ seed: '7' });
    await renderAt(`${path}?seed=7`, <AnyRun experiment={{ run, count: 10_000, duration: 3_600_000 }} />);
    const field = page.getByRole('textbox');
    await userEvent.fill(field, typed);
    await expect
      .element(page.getByRole('link', { name: link }))
      .toHaveAttribute('href', expect.stringContaining('4321'));
    for (const wrong of ['10001', 'abc']) {
      await userEvent.fill(field, wrong);
      await expect.element(page.getByRole('link')).not.toBeInTheDocument();
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
  },
);
