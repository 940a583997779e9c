import { type Run, runKey, type Session } from '../engine';
import { type Recorder, Recording } from '../engine/recording';
import { startTrading } from '../engine/tradingScript';

/** Runs that stay quick to go back to. */
const MAX_RUNS = 4;

export type Recordings = ReturnType<typeof keepRecordings>;

/** The recordings of the runs that were asked for last, and the recorder of the run on screen. */
export function keepRecordings(run: Run, moment: number) {
  const kept = new Map<string, Recording>();

  /** A late moment is long work: extend the recording in chunks before the visit gets there. */
  const recordingOf = (run: Run): Recording => {
    const key = runKey(run);
    const recording = kept.get(key) ?? new Recording(run);
    kept.delete(key); // a map lists the latest entry last
    kept.set(key, recording);
    const [oldest] = kept.keys();
    if (kept.size > MAX_RUNS && oldest !== undefined) kept.delete(oldest);
    return recording;
  };

  let { recorder } = recordingOf(run).open(moment);
  return {
    recordingOf,
    /** Of the run on screen, at its moment. */
    recorder: (): Recorder => recorder,
    /** Shows a run at a moment. */
    open(run: Run, moment: number): Session {
      const opened = recordingOf(run).open(moment);
      ({ recorder } = opened);
      return opened.session;
    },
    startTrading,
  };
}
