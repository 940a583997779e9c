import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../features/shared/testing/renderAt';
import { TopBar } from './TopBar';

it.each([
  ['/?name=Ada', 'Ada', '(invented) from the link'],
  ['/?name=Ada+0170+1234567', 'Ada', '(invented) from the link, not in full'],
  ['/de?name=Z%CC%80%CC%81%CC%82%CC%83algo', 'Z\u0300\u0301algo', '(erfunden) aus dem Link, gekürzt'],
  ['/?seed=7&name=help@example.com', 'Zoe', '(invented) not the one in the link'],
  ['/de?seed=7&name=bit.ly/abc', 'Zoe', '(erfunden) nicht der aus dem Link'],
  ['/v?name=win.me', '{name}', '(invented) not the one in the link'],
])('INV-20 at %s stands beside the name %s: %s', async (at, name, beside) => {
  const { store, container } = await renderAt(at, <TopBar action={null} hasSearch />);
  const [shown, note] = Array.from(container.querySelectorAll('bdi, p:has(bdi) + p'));
  expect([shown?.textContent, note?.textContent.trim()]).toEqual([name, beside]);
  // Another run is not of the link.
  const { address } = store.getState().visit;
  store.dispatch({ type: 'openRun', address: { ...address, name: undefined, seed: '8' } });
  await expect.element(page.getByText(/link/i)).not.toBeInTheDocument();
});
