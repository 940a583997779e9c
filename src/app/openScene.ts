import type { Address } from '../address';
import { type Scene, sceneOf } from '../address/scenes';
import { dress } from './dress';
import { readTheme } from './preferences';

/** What the page shows of the scene that its address names; the document is dressed for it. */
export function openScene(said: Address, seed: string): Scene | undefined {
  const scene = sceneOf(said.scene, said.route, seed);
  dress({ ...said, ...scene?.address }, readTheme());
  return scene;
}
