import { createMarket, ENGINE_VERSION, runOf } from '@simulation/engine';
import { expect, it } from 'vitest';
import { linkTo } from '../../../../dashboard/src/visit/address/linkTo';
import { ROOT } from '../../../../dashboard/src/visit/address/site';
import { visitOf } from '../../../../dashboard/src/visit/testVisit';
import { pickedRun } from './pickedRun';

it('a link to one of many runs opens that run at its end, held, and says how it was picked', () => {
  const experiment = { run: runOf({ seed: '7' }), count: 100, duration: 60_000 } as const;
  const market = createMarket('fair', { chance: 3_000 });
  const best = { rank: 'best', count: 100 } as const;
  const link = linkTo({ route: 'dashboard', locale: 'en' }, ROOT, pickedRun(experiment, market, 3, best));
  const { run, play, address } = visitOf(link);
  expect(run).toMatchObject({ route: 'dashboard', seed: '7~3', market });
  expect(play).toMatchObject({ at: 60_000, paused: true });
  expect(address).toMatchObject({ picked: best, engine: ENGINE_VERSION, still: true });
});
