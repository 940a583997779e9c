import { createServer } from 'node:http';
import { listen } from '../../scripts/lib/listen';

/** A server of pages that frame what their address names: `/?src=…`, with `&sandbox=…` and `&allow=…` where wanted. */
export async function startFraming() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const attributes = [...searchParams].map(
      ([name, value]) => `${name}="${value.replaceAll('&', '&amp;')}"`,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><title>A page with a frame</title><link rel="icon" href="data:,"><iframe width="1000" height="700" ${attributes.join(' ')}></iframe>`,
    );
  });
  const port = await listen(server);
  return {
    /** The address of such a page. Chromium finds every name below `localhost` on this machine. */
    page: (host: string, attributes: Readonly<Record<string, string>>) =>
      `http://${host}:${port}/?${new URLSearchParams(attributes)}`,
    stop: async () => server.close().closeAllConnections(),
  };
}
