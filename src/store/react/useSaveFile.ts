import { useEffect, useRef, useState } from 'react';
import type { FileInTheMaking, Saved, SaveFile } from './saveFile';

/** How the making of a file ended. */
export type Ended = { readonly file: string; readonly saved: Saved | 'failed' };

/** Makes one file after another, each only while the component is on screen. */
export function useSaveFile(saveFile: SaveFile) {
  const [percent, setPercent] = useState<number | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const making = useRef<AbortController | null>(null);

  // Nobody sees a file in the making once its buttons are gone.
  useEffect(() => () => making.current?.abort(), []);

  /**
   * Does nothing while another file is in the making.
   *
   * @param until where the last piece is
   */
  const save = async (file: FileInTheMaking, until: number): Promise<void> => {
    if (making.current !== null) return;
    const controller = new AbortController();
    making.current = controller;
    setEnded(null);
    try {
      const onSlice = (at: number) => setPercent(until === 0 ? 0 : Math.floor((at * 100) / until));
      setEnded({ file: file.name, saved: await saveFile(file, onSlice, controller.signal) });
    } catch {
      setEnded({ file: file.name, saved: 'failed' });
    }
    making.current = null;
  };

  return {
    /** How far the file is, 0 to 100; null when none is in the making, or not for long. */
    percent,
    ended,
    save,
    cancel: () => making.current?.abort(),
    /** Takes the progress away. Not earlier, so that the focus can be led away from it. */
    finish: () => setPercent(null),
  };
}
