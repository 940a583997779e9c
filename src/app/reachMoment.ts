import { runInChunks } from '../async/runInChunks';
import type { Run } from '../engine';
import { formatClock } from '../format/formatClock';
import { fill, type Texts } from '../i18n';
import { keepRecordings, type Recordings } from '../store/keepRecordings';

/** A shorter wait needs no message (ms). */
const MESSAGE_DELAY_MS = 150;

/**
 * Computes a run in chunks up to the moment at which the page opens. Where that takes a while, a progress bar is shown in
 * the static frame until the first render.
 *
 * @param frame the static frame of the page
 * @param moment simulated milliseconds since the start of the run
 * @returns the recordings, of this run
 */
export async function reachMoment(
  run: Run,
  moment: number,
  texts: Texts,
  frame: HTMLElement,
): Promise<Recordings> {
  const startedAt = performance.now();
  let progress: HTMLProgressElement | undefined;
  const onChunk = (reached: number) => {
    if (performance.now() - startedAt < MESSAGE_DELAY_MS) return;
    progress ??= showProgress(fill(texts.computing, { time: formatClock(moment) }), frame);
    progress.value = reached / moment;
  };
  const recordings = keepRecordings(run, 0);
  await runInChunks(recordings.recordingOf(run).extendTo(moment), onChunk);
  return recordings;
}

function showProgress(text: string, frame: HTMLElement): HTMLProgressElement {
  frame.querySelector('.not-loaded')?.remove(); // the script is there, and not late
  const status = document.createElement('p');
  status.role = 'status';
  const label = document.createElement('label');
  const progress = document.createElement('progress');
  label.append(text, progress);
  status.append(label);
  status.className = 'not-drawn opening';
  frame.append(status);
  return progress;
}
