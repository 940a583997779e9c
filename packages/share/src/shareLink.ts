import { linkTo, type Parameters, selectAddress, useActions, useStoreState } from '@simulation/dashboard';
import type { Locale } from '@simulation/dashboard/texts';
import { toShare, toShareRun } from './toShare';

/** The whole link to share what is on screen (`toShare`). */
export function useShareLink(chosen: Partial<Parameters>): string {
  const visit = useStoreState(({ visit }) => visit);
  return useWholeLink()(toShare(visit, chosen), visit.address.locale);
}

/** Writes whole links to share other runs (`toShareRun`), each in its language. */
export function useRunLink(): (parameters: Partial<Parameters>, locale: Locale) => string {
  const visit = useStoreState(({ visit }) => visit);
  const toWhole = useWholeLink();
  return (parameters, locale) => toWhole(toShareRun(visit, parameters), locale);
}

/** The end of the link to this page is left out, since it is a text that anybody may have written (INV-14). */
function useWholeLink(): (parameters: Partial<Parameters>, locale: Locale) => string {
  const { site } = useActions();
  const { route } = useStoreState(selectAddress);
  return (parameters, locale) =>
    new URL(linkTo({ route, locale }, { ...site, hash: '' }, parameters), window.location.href).href;
}
