import { createMarket, type Market, RIGGED } from '@simulation/engine';
import { expect, it } from 'vitest';
import { openScene } from '../../dashboard/src/app/openScene';
import { visitOf } from '../../dashboard/src/visit/testVisit';
import { scenes } from './scenes';

const open = (address: string) =>
  openScene(visitOf(address), [{ name: 'statistics', scenes }], async () => undefined);

const FAIR = createMarket('fair');

it.each<[scene: string, dialog: string, at: number, market: Market]>([
  ['lesson', 'statistics', 600_000, RIGGED],
  ['runs', 'runs', 600_000, RIGGED],
  ['fair-lesson', 'statistics', 600_000, FAIR],
  ['rare-loss-lesson', 'statistics', 3_600_000, createMarket('rare-loss')],
])('scene=%s opens %s at %i ms, paused, in its market', async (scene, dialog, at, market) => {
  const visit = await open(`/?seed=7&scene=${scene}`);
  expect(visit).toMatchObject({
    dialog,
    run: { market },
    play: { at, paused: true },
    address: { unread: [] },
  });
});

it.each(['runs', 'lesson'])(
  'scene=%s of another version opens nothing over the sentence that says so, and nothing on /v',
  async (scene) => {
    for (const engine of [1, 99])
      expect((await open(`/?seed=7&engine=${engine}&scene=${scene}`)).dialog).toBeUndefined();
    const onV = await open(`/v?seed=7&scene=${scene}`);
    expect(onV).toMatchObject({ dialog: undefined, address: { unread: ['scene'] } });
  },
);
