import type { IncomingMessage, ServerResponse } from 'node:http';
import { quote } from '../library/options';
import { METHODS, Refusal } from './admission';
import { COMMON_HEADERS, type Exchange, refuse } from './answer';
import { corsHeaders, preflightHeaders } from './cors';
import { MANAGEMENT } from './management';
import type { Service } from './service';

/** What answers, by path. */
export type Handlers = Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>>;

/** One of the addresses that a server listens to. */
type Site = { readonly handlers: Handlers; readonly host: string };

/** Answers a request. What is thrown meanwhile is answered with a status and one line. */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { handlers, host }: Site,
  service: Service,
): Promise<void> {
  const { settings, admission, report } = service;
  response.on('error', () => response.destroy());
  response.setHeaders(new Map(Object.entries({ ...COMMON_HEADERS, ...corsHeaders(request, settings.cors) })));
  let known: string | undefined;
  try {
    const { path, query } = admission.targetOf(request, host);
    if (request.method === 'OPTIONS')
      return void response.writeHead(204, { Allow: METHODS, ...preflightHeaders(request) }).end();
    const handler = Object.hasOwn(handlers, path) ? handlers[path] : undefined;
    if (handler === undefined)
      throw new Refusal('path', `There is no ${quote(path)}. Paths: ${Object.keys(handlers).join(', ')}.`);
    known = path;
    // Of thousands that come back at once each waits here, so that who operates the server is answered meanwhile.
    if (!Object.hasOwn(MANAGEMENT, path)) await admission.turns.next();
    if (response.destroyed) return;
    const { remoteAddress: address = '' } = request.socket;
    const client = { address, isGone: () => response.destroyed };
    await handler({ ...service, request, response, client, query });
  } catch (error) {
    if (!response.destroyed) refuse(request, response, report.failed(error, known));
  }
}
