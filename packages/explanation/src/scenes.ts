import type { MoreScenes } from '@simulation/dashboard';

export const scenes: MoreScenes = () => ({
  help: () => ({ address: {}, dialog: 'help' }),
  checklist: () => ({ address: {}, dialog: 'checklist' }),
  deceive: () => ({ address: {}, dialog: 'explanation' }),
});
