import { NOTICE } from '../library/notice';

/** The page at `/`: it says what this is and is not. No script, nothing loaded. */
export const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex,nofollow,noarchive,nosnippet">
<title>Simulation – a feed of invented trades</title>
<p data-simulation-label><strong>${NOTICE}</strong></p>
<p>This server makes up trades from a seed, for prototypes, tests and lectures. Nothing comes from a market, and nothing can be
bought or paid out here.</p>
<p><a href="openapi.json">openapi.json</a> and <a href="asyncapi.json">asyncapi.json</a> describe its paths and options, such as
<a href="trades?seed=7&amp;for=600">trades?seed=7&amp;for=600</a> and <a href="events?seed=7">events?seed=7</a>.</p>
</html>
`;

export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};
