import { renderToString } from 'react-dom/server';
import { Live } from './Live';

/** The HTML of the live page before its first trade, so that it is painted before its script arrives. */
export const html = renderToString(<Live />);
