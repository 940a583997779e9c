import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ENGINE_VERSION } from '@simulation/engine';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * How long an answer may be kept, and the tag by which a client asks whether it has changed.
 *
 * @param parts what the answer is made from; in another version of package or engine the tag is another one
 * @param cacheControl who may keep it, and how long
 */
export function cachingOf(parts: readonly unknown[], cacheControl: string) {
  const text = JSON.stringify([packageJson.version, ENGINE_VERSION, ...parts]);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { ETag: `"${hash}"`, 'Cache-Control': cacheControl };
}

/** Whether the client has the answer already, which is then 304. */
export function hasAlready({ headers }: IncomingMessage, { ETag }: ReturnType<typeof cachingOf>): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some((tag) => ['*', ETag].includes(tag.trim().replace(/^W\//, '')));
}
