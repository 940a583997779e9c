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

it('says how many of 100 runs are as uneven', async () => {
  expect(await verdict('/de', '321', 600_000)).toMatch(
    /p\s=\s0,012\. Mindestens so ungleichmäßig: etwa 1 von 100 Läufen/,
  );
  expect(await verdict('/', '321', 600_000)).toMatch(
    /p\s=\s0\.012\. As uneven or more so: about 1 of 100 runs/,
  );
});

it('says how many trades the test needs, and no p-value before', async () => {
  const text = await verdict('/', '7', 60_000);
  expect(text).toContain('Too few to judge: a chi-square test needs 101 trades here.');
  expect(text).not.toMatch(/\bp\s[=<>]/);
});
