import { useEffect, useRef, useState } from 'react';
import { useStoreState } from '../../store/react/useSession';
import { selectRunKey } from '../../store/selectors';
import { type FileSource, type SaveResult, saveFile } from './saveFile';
import { useRunState } from './useRunState';

type SavedFile = SaveResult & { readonly file: string };

/**
 * Saves one file at a time, of the run on screen. Another run in its place cancels it, and so does removing the
 * component.
 */
export function useSaveFile() {
  const [percent, setPercent] = useState<number | null>(null);
  const [ended, setEnded] = useRunState<SavedFile | null>(() => null, selectRunKey);
  const run = useStoreState(selectRunKey);
  const saving = useRef<{ run: typeof run; controller: AbortController } | null>(null);

  useEffect(
    () => () => {
      if (saving.current?.run === run) saving.current.controller.abort();
    },
    [run],
  );

  /**
   * Does nothing while another file is being saved.
   *
   * @param until where the last piece is
   * @param onEnd called before the progress is cleared: what has the focus may go with it
   */
  const save = async (file: FileSource, until: number, onEnd = () => {}): Promise<void> => {
    if (saving.current !== null) return;
    const controller = new AbortController();
    saving.current = { run, controller };
    setEnded(null);
    try {
      const onSlice = (at: number) => setPercent(until === 0 ? 0 : Math.floor((at * 100) / until));
      setEnded({ file: file.name, ...(await saveFile(file, onSlice, controller.signal)) });
    } catch {
      setEnded({ file: file.name, outcome: 'failed' });
    }
    saving.current = null;
    onEnd();
    setPercent(null);
  };

  return {
    /** Progress of the file, 0 to 100; null when none is being saved, or only for a moment so far. */
    percent,
    ended,
    save,
    cancel: () => saving.current?.controller.abort(),
  };
}
