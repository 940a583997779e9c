import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findServer, startServer } from '../../scripts/servers.mjs';
import { type Answer, ask } from './ask';
import { builds } from './builds';

/** A site that a running server shows. */
export class Site {
  /** A site that may frame the page, beside its own origin and this machine. */
  readonly partner = 'http://partner.localhost:*';

  private origin = '';
  private stop = async () => {};

  constructor(
    readonly server: 'nginx' | 'caddy' | 'preview',
    readonly base: string,
    readonly build: string,
  ) {}

  async open() {
    ({ origin: this.origin, stop: this.stop } = await startServer(this.server, this.base, this.build, [
      this.partner,
    ]));
  }

  close() {
    return this.stop();
  }

  /** The address of a path below the base. */
  url(path: string) {
    return `${this.origin}${this.base}${path}`;
  }

  /** Asks for a path below the base. */
  ask(path: string, options?: Parameters<typeof ask>[2]): Promise<Answer> {
    return ask(this.origin, this.base + path, options);
  }

  /** Asks for a path from the root of the server. */
  askOutside(path: string): Promise<Answer> {
    return ask(this.origin, path);
  }

  /** Files of the build as visitors know them, by their path below the base. */
  files(): string[] {
    return readdirSync(this.build, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.build.length + 1))
      .filter((path) => !path.startsWith('.') && !/\.(br|gz)$/.test(path));
  }

  /** One asset with this ending. */
  asset(ending: string): string {
    const path = this.files().find((file) => file.startsWith('assets/') && file.endsWith(ending));
    if (path === undefined)
      throw new Error(`The build in ${this.build} has no asset that ends in ${ending}.`);
    return path;
  }

  read(path: string): Buffer {
    return readFileSync(join(this.build, path));
  }

  expectPage({ status, body, headers }: Answer) {
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.equals(this.read('index.html'))).toBe(true);
  }
}

/** The same tests for each server, with the site at its root and below a path. A server that is missing is skipped. */
export function onEachServer(
  tests: (site: Site) => void,
  servers: readonly Site['server'][] = ['nginx', 'caddy', 'preview'],
) {
  for (const server of servers) {
    for (const [base, build] of Object.entries(builds)) {
      test.describe(`${server}, site at ${base}:`, () => {
        test.skip(findServer(server) === undefined, `${server} is not installed`);
        const site = new Site(server, base, build);
        test.beforeAll(() => site.open());
        test.afterAll(() => site.close());
        tests(site);
      });
    }
  }
}
