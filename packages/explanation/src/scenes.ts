import type { MoreScenes } from '@simulation/dashboard';

export const scenes: MoreScenes = () => ({
  checklist: () => ({ address: {}, dialog: 'checklist' }),
  deceive: () => ({ address: {}, dialog: 'explanation' }),
});
