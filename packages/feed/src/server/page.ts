import { createHash } from 'node:crypto';
import { NOTICE } from '../library/notice';
import { describeValues } from '../text/describe';
import { streamOptions } from './clientOptions';
import type { ServeSettings } from './settings';

const STYLE =
  'body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  '[data-simulation-label]{border:2px solid;padding:.5rem 1rem;font-weight:600}' +
  'td,th{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0}pre{overflow-x:auto}';

const optionRows = (settings: ServeSettings) =>
  Object.entries(streamOptions(settings))
    .map(
      ([name, option]) =>
        `<tr><td><code>${name}</code><td>${option.meaning}<td>${describeValues(option) ?? 'any text'}<td>${option.preset}`,
    )
    .join('\n');

/** The page at `/`: it says what this is and is not. No script, nothing loaded. */
export const pageOf = (settings: ServeSettings) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow,noarchive,nosnippet">
<title>Simulation – a feed of invented trades</title>
<style>${STYLE}</style>
<main>
<p data-simulation-label>${NOTICE}</p>
<h1>A feed of invented trades</h1>
<p>This server makes up trades from a seed, for prototypes, tests and lectures. The same seed gives the same trades to
everyone. Nothing comes from a market, and nothing can be bought or paid out here. Every event says so:
<code>"simulated": true</code>, with the sentence above as <code>notice</code>.</p>
<table>
<tr><th>Path<th>What it sends
<tr><td><code>/events</code><td>Server-Sent Events, each at its time; <code>Last-Event-ID</code> goes on exactly there
<tr><td><code>/socket</code><td>the same through a WebSocket; options in the query, or as a JSON object in the first message
<tr><td><code>/trades</code><td>the sold trades of a range of simulated time, <code>format=ndjson</code>, <code>csv</code> or <code>json</code>
<tr><td><code>/schema</code><td>the JSON Schema of an event; <code>/schema/row</code>, <code>/schema/summary</code> and <code>/schema/part</code> of many runs
<tr><td><code>/openapi.json</code>, <code>/asyncapi.json</code><td>descriptions of the server and of its streams
<tr><td><code>/health</code>, <code>/ready</code>, <code>/metrics</code><td>how the server is
</table>
<p>All paths are also below <code>/v1</code>, which is the version of what they answer.</p>
<h2>Options</h2>
<table>
<tr><th>Option<th>Meaning<th>Value<th>If left out
${optionRows(settings)}
</table>
<pre>curl -N 'http://…/events?seed=7&amp;speed=10'
curl 'http://…/trades?seed=7&amp;for=3600&amp;format=csv'</pre>
</main>
</html>
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
};
