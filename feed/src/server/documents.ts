import schema from '../../schema.json' with { type: 'json' };
import { answer, type Exchange } from './answer';
import { PAGE, PAGE_HEADERS } from './page';

/** `GET /`: a page that explains the server. */
export function sendPage({ response }: Exchange): void {
  answer(response, 200, PAGE, PAGE_HEADERS);
}

/** `GET /schema`: the JSON Schema of an event. */
export function sendSchema({ response }: Exchange): void {
  answer(response, 200, JSON.stringify(schema, null, 2), { 'Content-Type': 'application/schema+json' });
}
