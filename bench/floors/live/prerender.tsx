import { renderToString } from 'react-dom/server';
import { Live } from './Live';

/** The HTML of the live page before its first trade. */
export function prerender(moving: boolean): string {
  return renderToString(<Live moving={moving} />);
}
