import { expect, it } from 'vitest';
import { renderAt } from '../../features/shared/testing/renderAt';
import { UnreadNote } from './UnreadNote';

it.each([
  ['/?seed=7&chance=52,5x', 'Not understood in the link: chance. A number is written like 5000.50.'],
  ['/?scenario=fare', 'Not understood in the link: scenario.'],
  [
    '/?scenario=fare&speed=fast',
    'Not understood in the link: scenario, speed. A number is written like 5000.50.',
  ],
  [`/de?seed=${'x'.repeat(101)}`, 'Im Link nicht verstanden: seed.'],
  [
    '/?amount=12500,50&trades=x',
    'Not understood in the link: amount, trades. A number is written like 5000.50.',
  ],
  ['/de?amount=12.345,67', 'Im Link nicht verstanden: amount. Eine Zahl schreibt man darin so: 5000.50.'],
  ['/v?amount=1e30', 'Not understood in the link: amount. A number is written like 5000.50.'],
  ['/?seed%3D7%26t%3D30', 'The address could not be read: it was probably changed on its way.'],
  [
    '/de?speed=fast&seed=7;t=30',
    'Die Adresse war nicht lesbar: Sie wurde wohl unterwegs verändert. Im Link nicht verstanden: speed. Eine Zahl schreibt man darin so: 5000.50.',
  ],
])(
  'at %s a parameter that cannot be used is named, without its value, and how a number is written, until another run is opened',
  async (at, sentence) => {
    const { store, container } = await renderAt(at, <UnreadNote />);
    await expect.poll(() => container.textContent).toBe(sentence);
    expect(container.textContent).not.toMatch(/fare|fast|xxx|12|1e30/);
    const { address } = store.getState().visit;
    store.dispatch({ type: 'openRun', address: { ...address, seed: '8' } });
    await expect.element(container).not.toHaveTextContent(sentence);
  },
);
