import type { Visit } from '../visit/visit';
import { readStart, type Start } from './firstPaint/readStart';
import { importChunk } from './importChunk';

/** The visit of the present entry of the history, with what only a later chunk can open: its scene, its story. */
export async function readVisit({ visit, entry }: Start = readStart()): Promise<Visit> {
  const { address, run } = visit;
  if (address.scene === undefined && entry?.story === undefined) return visit;
  const { openScene } = await importChunk(() => import('./openScene'));
  return openScene(address, run.seed, entry);
}
