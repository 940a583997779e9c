import { PRACTICE_SCENE, STORY } from './beginning';

/** The scenes that open the story; those of its stages begin with one of them and a dash. */
export const panelScenes: readonly string[] = [STORY, PRACTICE_SCENE];

export const loadRules = () => import('./rules/panelRules');
