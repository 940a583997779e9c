import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findBrotliModule } from './findServer';
import { onEachServer } from './site';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

// The preview server sends everything as it is.
onEachServer(
  (site) => {
    const paths = () => ['', 'de', 'favicon.svg', site.asset('.js'), site.asset('.css')];
    for (const [accepted, sent] of [
      ['gzip, deflate, br, zstd', 'br'], // what browsers say over HTTPS
      ['gzip, deflate', 'gzip'], // what they say without
      ['identity', 'none'],
      ['', 'none'],
    ] as const) {
      test(`a client that accepts "${accepted}" gets ${sent}`, async () => {
        test.skip(
          sent === 'br' && site.server === 'nginx' && findBrotliModule() === undefined,
          'the brotli module of nginx is not installed',
        );
        for (const path of paths()) {
          const { status, headers, body } = await site.ask(path, {
            headers: { 'Accept-Encoding': accepted },
          });
          expect(status).toBe(200);
          expect(headers['content-encoding'] ?? 'none', path).toBe(sent);
          expect(headers.vary, path).toBe('Accept-Encoding');
          const file = path.includes('.') ? path : 'index.html';
          expect(UNPACK[sent](body).equals(site.read(file)), path).toBe(true);
          if (sent !== 'none') expect(body.length, path).toBeLessThan(site.read(file).length * 0.5);
        }
      });
    }

    test('each form of a file has a tag of its own', async () => {
      const tags = await Promise.all(
        ['gzip', 'identity'].map(async (accepted) => {
          const { headers } = await site.ask('', { headers: { 'Accept-Encoding': accepted } });
          return headers.etag;
        }),
      );
      expect(new Set(tags).size).toBe(2);
    });
  },
  ['nginx', 'caddy'],
);
