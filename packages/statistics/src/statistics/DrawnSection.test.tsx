import { createMarket, Recording, runOf } from '@simulation/engine';
import { playedMarket } from '@simulation/engine/statistics';
import { expect, it } from 'vitest';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { DrawnSection } from './DrawnSection';

async function verdict(path: '/' | '/de', seed: string, moment: number): Promise<string> {
  const recording = new Recording(runOf({ seed, market: createMarket('fair') }));
  const { container } = await renderAt(path, <DrawnSection played={playedMarket(recording, moment)} />);
  return container.textContent; // the section begins folded
}

it('has words of its own where about one run of 100 would be as uneven', async () => {
  expect(await verdict('/de', '321', 600_000)).toMatch(/p\s=\s0,012.* wäre nur etwa einer mindestens/);
  expect(await verdict('/', '321', 600_000)).toMatch(/p\s=\s0\.012.* only about one would be/);
});

it('says how many trades the test needs, and no p-value before', async () => {
  const text = await verdict('/', '7', 60_000);
  expect(text).toContain('Too few to judge: a chi-square test needs 101 trades here.');
  expect(text).not.toMatch(/\bp\s[=<>]/);
});
