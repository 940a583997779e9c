import type { Picked } from '../../address';
import { selectRun } from '../selectors';
import { useActions } from './actions';
import { useStoreState } from './useSession';

/**
 * How the run on screen was chosen among many, if its link says so. Not on `/v`: its script is none of the runs that are
 * counted.
 */
export function usePicked(): Picked | undefined {
  const { address } = useActions();
  const { route } = useStoreState(selectRun); // the address changes with the run
  return route === 'v' ? undefined : address().picked;
}
