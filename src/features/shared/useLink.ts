import type { Parameters } from '../../address/parameters';
import { pathOf, writeAddress } from '../../address/writeAddress';
import { useActions } from '../../store/react/actions';

/** Writes whole links to the page that is open, with what is given and nothing else of its address. */
export function useLink(): (parameters: Partial<Parameters>) => string {
  const { address, site } = useActions();
  return (parameters) =>
    new URL(writeAddress(pathOf(address(), site), parameters), window.location.href).href;
}
