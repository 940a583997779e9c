import { useLanguage } from '@simulation/dashboard';
import { useState } from 'react';
import type { Country } from './contacts';
import { countryOf } from './country';

/** What the reader has chosen on this page: it is asked once. */
let chosen: Country | undefined;

/** The country whose numbers are shown; `undefined` until the reader has chosen one, where the browser names none. */
export function useCountry(): [Country | undefined, (country: Country) => void] {
  const { locale } = useLanguage();
  const [country, setCountry] = useState(() => chosen ?? countryOf(navigator.languages, locale));
  const choose = (country: Country) => {
    chosen = country;
    setCountry(country);
  };
  return [country, choose];
}
