import type { Checkpoints } from '../engine';
import { formatClock } from '../format/formatClock';
import { fill, type Locale } from '../i18n';
import { openingTexts } from '../i18n/opening';
import { inSlices } from './inSlices';

/** What is done sooner than this is not worth a message. */
const SILENT_MS = 150;

/**
 * Computes a run up to the moment at which the page opens, in slices. What takes a while is shown in the static frame,
 * which the page replaces as soon as it is drawn.
 *
 * @param frame the static frame of the page
 * @param moment simulated milliseconds since the start of the run
 */
export async function reachMoment(
  checkpoints: Checkpoints,
  moment: number,
  locale: Locale,
  frame: HTMLElement,
): Promise<void> {
  const startedAt = performance.now();
  let progress: HTMLProgressElement | undefined;
  const onSlice = (reached: number) => {
    if (performance.now() - startedAt < SILENT_MS) return;
    progress ??= showProgress(fill(openingTexts[locale].computing, { time: formatClock(moment) }), frame);
    progress.value = reached / moment;
  };
  await inSlices(checkpoints.extendTo(moment), () => undefined, onSlice, new AbortController().signal);
}

function showProgress(text: string, frame: HTMLElement): HTMLProgressElement {
  frame.querySelector('.unscripted')?.remove(); // a script is at work
  const status = document.createElement('p');
  status.role = 'status';
  const label = document.createElement('label');
  const progress = document.createElement('progress');
  label.append(text, progress);
  status.append(label);
  status.className = 'opening';
  frame.querySelector('.run-slot')?.append(status);
  return progress;
}
