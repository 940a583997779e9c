import { formatClock } from '@simulation/engine/format';
import { fill, type Texts } from '../../i18n';
import { RecordingCache } from '../../store/RecordingCache';
import { runInChunks } from '../../ui/scheduling/runInChunks';
import { shownPlay, shownRun, type Visit } from '../../visit/visit';

/** A shorter wait needs no message (ms). */
const MESSAGE_DELAY_MS = 150;

/**
 * Computes the run on screen in chunks, as far as it was played. Where that takes a while, a progress bar is shown in
 * the static frame until the first render.
 *
 * @param frame the static frame of the page
 */
export async function reachMoment(visit: Visit, texts: Texts, frame: HTMLElement): Promise<RecordingCache> {
  const startedAt = performance.now();
  const moment = shownPlay(visit).maxReached;
  let progress: HTMLProgressElement | undefined;
  const onChunk = (reached: number) => {
    if (performance.now() - startedAt < MESSAGE_DELAY_MS) return;
    progress ??= showProgress(fill(texts.computing, { time: formatClock(moment) }), frame);
    progress.value = reached / moment;
  };
  const recordings = new RecordingCache();
  await runInChunks(recordings.of(shownRun(visit)).extendTo(moment), onChunk);
  return recordings;
}

function showProgress(text: string, frame: HTMLElement): HTMLProgressElement {
  frame.querySelector('.not-loaded')?.remove(); // the script is there, and not late
  const status = document.createElement('p');
  status.role = 'status';
  const label = document.createElement('label');
  const progress = document.createElement('progress');
  label.className = 'row soft';
  label.append(text, progress);
  status.append(label);
  status.className = 'not-drawn opening';
  frame.append(status);
  return progress;
}
