import eventSchema from '../../schema.json' with { type: 'json' };
import partSchema from '../../schemas/part.json' with { type: 'json' };
import rowSchema from '../../schemas/row.json' with { type: 'json' };
import summarySchema from '../../schemas/summary.json' with { type: 'json' };
import { answer, type Exchange } from './answer';
import { cachingOf, hasAlready } from './caching';
import { asyncApiOf, openApiOf } from './descriptions';
import { PAGE, PAGE_HEADERS } from './page';
import type { ServeSettings } from './settings';

/** A text that is the same until the server is replaced, by another version or with other settings. */
const document =
  (text: string, headers: Readonly<Record<string, string>>) =>
  ({ request, response }: Exchange): void => {
    const caching = cachingOf([text], 'no-cache');
    if (hasAlready(request, caching)) response.writeHead(304, caching).end();
    else answer(response, 200, text, { ...headers, ...caching });
  };

const json = (value: object, type: string) =>
  document(`${JSON.stringify(value, null, 2)}\n`, { 'Content-Type': type });
const schema = (value: object) => json(value, 'application/schema+json');

/** What can be read about the server and what it sends, by path. */
export const documentsOf = (settings: ServeSettings) => ({
  '/': document(PAGE, PAGE_HEADERS),
  '/schema': schema(eventSchema),
  '/schema/row': schema(rowSchema),
  '/schema/summary': schema(summarySchema),
  '/schema/part': schema(partSchema),
  '/openapi.json': json(openApiOf(settings), 'application/json'),
  '/asyncapi.json': (exchange: Exchange) =>
    json(asyncApiOf(settings, exchange.request.headers.host), 'application/json')(exchange),
});
