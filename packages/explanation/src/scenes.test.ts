import { expect, it } from 'vitest';
import { openScene } from '../../dashboard/src/app/openScene';
import { visitOf } from '../../dashboard/src/visit/testVisit';
import { scenes } from './scenes';

const open = (address: string) =>
  openScene(visitOf(address), [{ name: 'explanation', scenes }], async () => undefined);

it.each([
  ['checklist', 'checklist'],
  ['deceive', 'explanation'],
])('scene=%s opens %s at the beginning of the run, on both pages', async (scene, dialog) => {
  for (const path of ['/', '/v'])
    expect(await open(`${path}?seed=7&scene=${scene}`)).toMatchObject({
      dialog,
      play: { at: 0, paused: false },
      address: { unread: [] },
    });
  for (const engine of [1, 99])
    expect((await open(`/?seed=7&engine=${engine}&scene=${scene}`)).dialog).toBeUndefined();
});
