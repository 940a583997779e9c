import { useEffect, useRef } from 'react';
import { useLanguage } from '../../store/react/language';
import { useOpenDialog } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';
import { announce } from '../../ui/Status/announce';

/** The controls, and what opens over them. */
const SHEETS = /^(play|run|share|settings)\b/;

/**
 * Reacts to another run in the place of the one on screen, from the panel or by Back: its name is announced, and
 * dialogs about the previous run are closed. The controls always show the present run.
 */
export function RunChange() {
  const { texts } = useLanguage();
  const run = useStoreState(selectRun);
  const [, setDialog] = useOpenDialog();
  const before = useRef(run);

  useEffect(() => {
    if (before.current === run) return;
    before.current = run;
    setDialog((open) => (open && SHEETS.test(open) ? open : undefined));
    return announce(`${texts.seed} ${run.seed}`);
  }, [run, setDialog, texts]);

  return null;
}
