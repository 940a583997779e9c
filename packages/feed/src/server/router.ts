import { quote } from '../library/options';
import { answer, type Exchange } from './answer';
import { refuseBusy } from './busy';
import { documentsOf } from './documents';
import { sendEvents } from './events';
import { sendHealth, sendReady } from './health';
import { sendMetrics } from './metrics';
import type { ServeSettings } from './settings';
import { refuseRequest } from './socket';
import { sendTrades } from './trades';

export type Routes = Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>>;

export const routesOf = (settings: ServeSettings): Routes => ({
  ...documentsOf(settings),
  '/events': sendEvents,
  '/socket': refuseRequest,
  '/trades': sendTrades,
  '/health': sendHealth,
  '/ready': sendReady,
  '/metrics': sendMetrics,
});

/** Answers a request by its path. What its handler throws is answered with a status and one line. */
export async function route(routes: Routes, path: string, exchange: Exchange): Promise<void> {
  const { request, response, report } = exchange;
  const handler = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (handler === undefined) {
    report.refuse('path');
    return answer(response, 404, `There is no ${quote(path)}. Paths: ${Object.keys(routes).join(', ')}.\n`);
  }
  try {
    await handler(exchange);
  } catch (error) {
    if (response.destroyed) return;
    const { status, message } = report.failed(error, path);
    if (status === 503) refuseBusy(request, response, message);
    else if (response.headersSent) response.socket?.resetAndDestroy();
    else answer(response, status, `${message}\n`);
  }
}
