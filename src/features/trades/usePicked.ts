import type { Picked } from '../../address';
import { useActions } from '../../store/react/actions';
import { useStoreState } from '../../store/react/useSession';
import { selectRun } from '../../store/selectors';

/**
 * How the run on screen was chosen among many, if its link says so. Not on `/v`: its script is none of the runs that are
 * counted.
 */
export function usePicked(): Picked | undefined {
  const { address } = useActions();
  const { route } = useStoreState(selectRun); // the address changes with the run
  return route === 'v' ? undefined : address().picked;
}
