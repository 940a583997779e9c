import { createContext, type ReactNode, useContext } from 'react';
import * as styles from './FigureBox.module.css';

/** Why no figure is shown just now, in the language of the page; empty while figures are shown. */
export const WithheldContext = createContext('');

type UnlessWithheldProps = {
  children: ReactNode;
  /** Says in its place why figures are withheld; without it, a dash stands there. */
  why?: boolean;
};

/** What shows a figure, or a dash in its place while figures are withheld: the figure is not in the page then. */
export function UnlessWithheld({ children, why = false }: UnlessWithheldProps) {
  const reason = useContext(WithheldContext);
  if (reason === '') return children;
  return why ? <p className={styles.why}>{reason}</p> : <span>–</span>;
}
