import { createContext, type ReactNode, useContext } from 'react';

/** Why no figure is shown just now, in the language of the page; empty while figures are shown. */
export const WithheldContext = createContext('');

/** What shows a figure, or a dash in its place while figures are withheld: the figure is not in the page then. */
export function UnlessWithheld({ children }: { children: ReactNode }) {
  return useContext(WithheldContext) ? <span>–</span> : children;
}
