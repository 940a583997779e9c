import { expect, it } from 'vitest';
import { renderAt } from '../../features/shared/testing/renderAt';
import { UnreadNote } from './UnreadNote';

it.each([
  ['/?seed=7&chance=52,5x', 'Not understood in the link: chance'],
  ['/?scenario=fare&speed=fast', 'Not understood in the link: scenario, speed'],
  [`/de?seed=${'x'.repeat(101)}`, 'Im Link nicht verstanden: seed'],
])(
  'at %s a parameter that cannot be used is named, without its value, until another run is opened',
  async (at, sentence) => {
    const { store, container } = await renderAt(at, <UnreadNote />);
    await expect.element(container).toHaveTextContent(sentence);
    expect(container.textContent).not.toMatch(/fare|fast|xxx/);
    const { address } = store.getState().visit;
    store.dispatch({ type: 'openRun', address: { ...address, seed: '8' } });
    await expect.element(container).not.toHaveTextContent(sentence);
  },
);
