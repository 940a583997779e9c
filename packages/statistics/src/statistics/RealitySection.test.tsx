import { createMarket, marketOf, Recording, runOf } from '@simulation/engine';
import { formatAverage } from '@simulation/engine/format';
import { playedMarket, resultDistribution } from '@simulation/engine/statistics';
import { expect, it } from 'vitest';
import { renderAt } from '../../../dashboard/src/features/shared/testing/renderAt';
import { visitOf } from '../../../dashboard/src/visit/testVisit';
import { RealitySection } from './RealitySection';
import { RunSection } from './RunSection';

/** What the sections say of the rates of a run after so many simulated ms. */
async function said(address: string, moment: number): Promise<string> {
  const { run } = visitOf(address);
  const played = playedMarket(new Recording(runOf({ ...run, market: marketOf(run) })), moment);
  const { container } = await renderAt(
    address,
    <>
      <RealitySection played={played} />
      <RunSection target={{ run, moment }} played={played} />
    </>,
  );
  return container.textContent.replaceAll('\u00a0', ' ');
}

it('the claimed rate stands beside the observed one, with what so few trades tell of it', async () => {
  const rigged = await said('/?seed=7&t=60', 60_000);
  expect(rigged).toMatch(/Claimed winning trades \(invented\)\d\d\.\d%Winning trades \(simulated\)100\.0%/);
  expect(rigged).toMatch(
    /CFD accounts without loss \(real\)11–26%.*(\d+) \/ \1.*range of that rate8\d\.\d% to 100\.0%/,
  );
  const fair = await said('/de?seed=7&scenario=fair&t=60', 60_000);
  expect(fair).toMatch(/Gewonnene Geschäfte \(simuliert\)\d\d,\d %.*\(95 %\)1\d,\d % bis 4\d,\d %/);
});

it('before the first trade nothing is called observed', async () => {
  const text = await said('/?seed=7&t=0', 0);
  expect(text).toContain('Claimed winning trades');
  expect(text).not.toContain('Winning trades (simulated)');
});

it('writes the mean of a result as it is everywhere: a tenth of a cent is not rounded away', async () => {
  const mean = '$0.007';
  expect(await said('/?seed=7&scenario=fair&chance=52.55&t=60', 60_000)).toContain(`+${mean}`);
  expect(formatAverage(resultDistribution(createMarket('fair', { chance: 52_55 })).mean, 'en')).toBe(mean);
});
