import type { Parameters } from '../../address/parameters';
import { pathOf } from '../../address/pathOf';
import { writeAddress } from '../../address/writeAddress';
import type { Locale } from '../../i18n';
import { useActions } from '../../store/react/actions';
import { useStoreState } from '../../store/react/useSession';
import { selectAddress, selectScene } from '../../store/selectors';

/**
 * Writes whole links to the page that is open, or to it in another language, with what is given and nothing else of its
 * address; while the story is open, to the way and the chapter of it.
 */
export function useLink(): (parameters: Partial<Parameters>, locale?: Locale) => string {
  const { site } = useActions();
  const address = useStoreState(selectAddress);
  const scene = useStoreState(selectScene);
  return (parameters, locale = address.locale) =>
    new URL(
      writeAddress(
        pathOf({ ...address, locale }, site),
        scene ? { seed: parameters.seed, scene } : parameters,
      ),
      window.location.href,
    ).href;
}
