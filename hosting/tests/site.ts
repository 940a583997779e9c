import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesIn } from '../../scripts/lib/filesIn';
import { type Answer, ask } from './ask';
import { findServer, type ServerName } from './findServer';
import { startServer } from './startServer';

/** Folders of the builds under test, by base path. `npm run build` makes the first, build.setup.ts the second. */
export const builds = { '/': 'dist', '/some/path/': '.cache/hosting/below' } as const;

/** A further origin that may frame the page, on the servers that are started here. */
const PARTNER = 'http://partner.localhost:*';

/** The site on a running server. */
export class Site {
  constructor(
    readonly server: ServerName,
    readonly base: string,
    readonly build: string,
    /** Further origins that may frame the page. */
    readonly partners: readonly string[],
    /** Empty until the server is started. */
    public origin = '',
  ) {}

  /** The URL of a path below the base. */
  url(path: string) {
    return `${this.origin}${this.base}${path}`;
  }

  /** Requests a path below the base. */
  ask(path: string, options?: Parameters<typeof ask>[2]): Promise<Answer> {
    return ask(this.origin, this.base + path, options);
  }

  /** Requests a path from the root of the server. */
  askOutside(path: string): Promise<Answer> {
    return ask(this.origin, path);
  }

  /** Paths, below the base, of the files that the site serves. */
  files(): string[] {
    return filesIn(this.build).filter((path) => !path.startsWith('.') && !/\.(br|gz)$/.test(path));
  }

  /** The folders beside the page, each with and without a slash. */
  folders(): string[] {
    const names = this.files().flatMap((path) => path.split('/').slice(0, -1)[0] ?? []);
    return [...new Set(names)].filter((name) => name !== 'assets').flatMap((name) => [name, `${name}/`]);
  }

  /** The path of an asset with this extension, of those that the page begins with. */
  asset(ending: string): string {
    const page = this.read('index.html').toString();
    const path = this.files().find((file) => page.includes(file) && file.endsWith(ending));
    if (path === undefined)
      throw new Error(`The page in ${this.build} names no asset that ends in ${ending}.`);
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

/**
 * Runs the tests on each server, with the site at the root and below a path. Skips a server that is not installed.
 *
 * @param bases at which paths; the rules for files below a path are the harder ones
 */
export function onEachServer(
  tests: (site: Site) => void,
  servers: readonly ServerName[] = ['nginx', 'caddy', 'preview'],
  bases: readonly (keyof typeof builds)[] = ['/', '/some/path/'],
) {
  for (const server of servers) {
    for (const base of bases) {
      test.describe(`${server}, site at ${base}:`, () => {
        test.describe.configure({ mode: 'default' }); // one server for all of them
        test.skip(findServer(server) === undefined, `${server} is not installed`);
        const site = new Site(server, base, builds[base], [PARTNER]);
        let stop = async () => {};
        test.beforeAll(async () => {
          ({ origin: site.origin, stop } = await startServer(server, base, site.build, site.partners));
        });
        test.afterAll(() => stop());
        tests(site);
      });
    }
  }
}

/** The same for tests in a browser: below a path only. At the root a browser sees what `answers.ts` compares. */
export function onEachServerInBrowser(tests: (site: Site) => void) {
  onEachServer(tests, undefined, ['/some/path/']);
}
