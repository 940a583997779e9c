import type { Parameters } from '../../address/parameters';
import { pathOf } from '../../address/pathOf';
import { writeAddress } from '../../address/writeAddress';
import { useActions } from '../../store/react/actions';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress, selectScene } from '../../store/selectors';

/**
 * Writes whole links to the page that is open, with what is given and nothing else of its address; while the story is open,
 * to the way and the chapter of it.
 */
export function useLink(): (parameters: Partial<Parameters>) => string {
  const { site } = useActions();
  const address = useStoreState(selectAddress);
  const scene = useStoreState(selectScene);
  return (parameters) =>
    new URL(
      writeAddress(pathOf(address, site), scene ? { seed: parameters.seed, scene } : parameters),
      window.location.href,
    ).href;
}
