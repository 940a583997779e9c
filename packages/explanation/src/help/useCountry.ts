import { useLanguage } from '@simulation/dashboard';
import { useSyncExternalStore } from 'react';
import type { Country } from './contacts';
import { countryOf } from './country';

/** What the reader has chosen on this page: it is asked once, and holds wherever contacts stand. */
let chosen: Country | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(country: Country): void {
  chosen = country;
  for (const listener of listeners) listener();
}

/** The country whose numbers are shown; `undefined` until the reader has chosen one, where the browser names none. */
export function useCountry(): [Country | undefined, (country: Country) => void] {
  const { locale } = useLanguage();
  const country = useSyncExternalStore(subscribe, () => chosen);
  return [country ?? countryOf(navigator.languages, locale), choose];
}
