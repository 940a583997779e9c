import { pathOf, writeAddress } from '../../address/writeAddress';
import { ENGINE_VERSION, type Run, runParameters } from '../../engine';
import { useActions } from '../../store/react/actions';

/** Writes the whole link of a run on the page that is open. */
export function useRunLink(): (run: Run) => string {
  const { address, site } = useActions();
  return (run) => {
    const opened = address();
    const path = writeAddress(pathOf(opened, site), { ...runParameters(run), engine: ENGINE_VERSION });
    return new URL(path, window.location.href).href;
  };
}
