import { expect, it } from 'vitest';
import { renderAt } from '../../features/shared/testing/renderAt';
import { UnreadNote } from './UnreadNote';

it.each([
  ['/?seed=7&chance=52,5x', 'Not understood in the link: chance'],
  ['/?scenario=fare&speed=fast', 'Not understood in the link: scenario, speed'],
  [`/de?seed=${'x'.repeat(101)}`, 'Im Link nicht verstanden: seed'],
  ['/?amount=12500,50&trades=x', 'Not understood in the link: amount, trades'],
  ['/de?amount=12.345,67', 'Im Link nicht verstanden: amount'],
  ['/v?amount=1e30', 'Not understood in the link: amount'],
  ['/?seed%3D7%26t%3D30', 'The address could not be read: it was probably changed on its way.'],
  [
    '/de?speed=fast&seed=7;t=30',
    'Die Adresse war nicht lesbar: Sie wurde wohl unterwegs verändert. Im Link nicht verstanden: speed',
  ],
])(
  'at %s a parameter that cannot be used is named, without its value, until another run is opened',
  async (at, sentence) => {
    const { store, container } = await renderAt(at, <UnreadNote />);
    await expect.element(container).toHaveTextContent(sentence);
    expect(container.textContent).not.toMatch(/fare|fast|xxx|12|1e30/);
    const { address } = store.getState().visit;
    store.dispatch({ type: 'openRun', address: { ...address, seed: '8' } });
    await expect.element(container).not.toHaveTextContent(sentence);
  },
);
