import { pathOf, writeAddress } from '../../address/writeAddress';
import { type Run, runParameters } from '../../engine';
import { useActions } from '../../store/react/actions';

/** Writes the link of a run on the page that is open; without the engine version, which a link that is scanned at once needs not. */
export function useRunLink(): (run: Run) => string {
  const { address, site } = useActions();
  return (run) => {
    const opened = address();
    const path = writeAddress(pathOf(opened, site), runParameters(run));
    return new URL(path, window.location.href).href;
  };
}
