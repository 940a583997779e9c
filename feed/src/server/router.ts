import { OptionError, quote } from '../library/options';
import { answer, type Exchange } from './answer';
import { sendPage, sendSchema } from './documents';
import { sendEvents } from './events';
import { sendHealth } from './health';
import { refuseRequest } from './socket';
import { TooManyError } from './streams';
import { sendTrades } from './trades';

const ROUTES: Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>> = {
  '/': sendPage,
  '/events': sendEvents,
  '/socket': refuseRequest,
  '/trades': sendTrades,
  '/schema': sendSchema,
  '/health': sendHealth,
};

export const notFound = (path: string) =>
  `There is no ${quote(path)}. Paths: ${Object.keys(ROUTES).join(', ')}.`;

/** Answers a request by its path. What its handler throws is answered with a status and one line. */
export async function route(path: string, exchange: Exchange): Promise<void> {
  const { response } = exchange;
  const handler = Object.hasOwn(ROUTES, path) ? ROUTES[path] : undefined;
  if (handler === undefined) return answer(response, 404, `${notFound(path)}\n`);
  try {
    await handler(exchange);
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else if (error instanceof OptionError) answer(response, 400, `${error.message}\n`);
    else if (error instanceof TooManyError)
      answer(response, 503, `${error.message}\n`, { 'Retry-After': '5' });
    else answer(response, 500, 'The server failed.\n');
  }
}
