import { expect, it } from 'vitest';
import { openScene } from '../../dashboard/src/app/openScene';
import { visitOf } from '../../dashboard/src/visit/testVisit';
import { scenes } from './scenes';

it.each(['/', '/v'])('scene=controls-share opens the sheet with the link at %s', async (path) => {
  const visit = visitOf(`${path}?seed=7&scene=controls-share`);
  expect(await openScene(visit, [{ name: 'share', scenes }], async () => undefined)).toMatchObject({
    dialog: 'share',
    play: { at: 0, paused: false },
    address: { unread: [] },
  });
});
