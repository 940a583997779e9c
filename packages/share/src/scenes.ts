import type { MoreScenes } from '@simulation/dashboard';

export const scenes: MoreScenes = () => ({
  'controls-share': () => ({ address: {}, dialog: 'share' }),
});
