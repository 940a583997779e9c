import { createContext, type ReactNode, useContext } from 'react';

/** Why figures are withheld now, in the language of the page; empty while they are shown. */
export const WithheldContext = createContext('');

type UnlessWithheldProps = {
  children: ReactNode;
  /** Shows the reason instead of a dash. */
  withReason?: boolean;
};

/** Anything that shows a figure. While figures are withheld it is not in the page, and a dash is in its place. */
export function UnlessWithheld({ children, withReason = false }: UnlessWithheldProps) {
  const reason = useContext(WithheldContext);
  if (reason === '') return children;
  return withReason ? <p className="remark strong">{reason}</p> : <span>–</span>;
}
