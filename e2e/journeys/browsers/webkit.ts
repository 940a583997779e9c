import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asScript,
  type BrowserDriver,
  type BrowserOptions,
  type Evaluate,
  type Key,
  WINDOW,
  wait,
} from './BrowserDriver';
import { findWebkit, installHint } from './installed';

/** What WebDriver calls the keys that have no character (W3C WebDriver, section 17.4.2). */
const KEYS: Record<Key, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Space: ' ',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Backspace: '\uE003',
};

/**
 * WebKit, by its own WebDriver, on a display of its own that nobody sees. The protocol is a dozen HTTP calls, so no
 * package is needed for it. It hands over no console messages and no files: complaints are collected in the page, from
 * the moment that it has loaded on.
 */
export async function openWebkit(options: BrowserOptions): Promise<BrowserDriver> {
  const programs = findWebkit();
  if (programs === undefined) throw new Error(installHint('webkit'));
  const home = await mkdtemp(join(tmpdir(), 'journey-'));
  await writeSettings(home, options.reducedMotion === true);
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const shown = await firstLine(display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${shown}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox of WebKitGTK cannot be set up by root, as in most containers.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const endAll = () => {
    driver.kill();
    display.kill();
  };
  process.once('exit', endAll);

  const call = async <Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: { value: Value } = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(answer.value)}`);
    return answer.value;
  };
  await answers(() => call('GET', '/status'));
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const perform = (id: string, type: 'key' | 'pointer', actions: object[]) =>
    call<null>('POST', `${session}/actions`, { actions: [{ id, type, actions }] });
  const typed = (text: string) =>
    perform(
      'keyboard',
      'key',
      Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const evaluate: Evaluate = (inPage, argument) =>
    call('POST', `${session}/execute/sync`, { script: `return ${asScript(inPage, argument)}`, args: [] });

  const complaints: string[] = [];
  /** Takes over what the page has collected, and begins to collect in a page that is new. */
  const listen = async () => complaints.push(...(await evaluate(collectComplaints)));
  const resize = async (width: number, height: number) => {
    await call('POST', `${session}/window/rect`, { width, height });
    // The window is higher than the page by its bar.
    const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (inner.height !== height)
      await call('POST', `${session}/window/rect`, { width, height: 2 * height - inner.height });
  };
  await resize(options.width ?? WINDOW.width, options.height ?? WINDOW.height);

  return {
    engine: 'webkit',
    version: capabilities.browserVersion,
    downloadFolder: undefined,
    complaints,
    open: async (url) => {
      await call('POST', `${session}/url`, { url });
      await listen();
    },
    reload: async () => {
      await call('POST', `${session}/refresh`, {});
      await listen();
    },
    back: async () => {
      await call('POST', `${session}/back`, {});
      await listen();
    },
    evaluate: async (inPage, argument) => {
      await listen();
      return evaluate(inPage, argument);
    },
    click: async (x, y) => {
      await perform('mouse', 'pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: async (key) => void (await typed(KEYS[key])),
    type: async (text) => void (await typed(text)),
    resize,
    enterFrame: async () => void (await call('POST', `${session}/frame`, { id: 0 })),
    leaveFrame: async () => void (await call('POST', `${session}/frame`, { id: null })),
    print: () =>
      call('POST', `${session}/print`, {}).then(
        () => true,
        () => false,
      ),
    close: async () => {
      await call('DELETE', session).catch(() => {}); // it may have gone by itself
      process.off('exit', endAll);
      endAll();
      await rm(home, { recursive: true, force: true });
    },
  };
}

declare global {
  interface Window {
    journeyComplaints?: string[];
  }
}

/** In the page: hands over what was complained of since the last call. */
function collectComplaints(): string[] {
  if (window.journeyComplaints === undefined) {
    const complaints: string[] = [];
    window.journeyComplaints = complaints;
    for (const level of ['error', 'warn'] as const) {
      const report = console[level].bind(console);
      console[level] = (...said: unknown[]) => {
        complaints.push(said.map(String).join(' '));
        report(...said);
      };
    }
    addEventListener('error', ({ message }) => complaints.push(message));
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
    addEventListener('securitypolicyviolation', (event) =>
      complaints.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
  }
  return window.journeyComplaints.splice(0);
}

async function writeSettings(home: string, reducedMotion: boolean) {
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    const folder = join(home, 'config', version);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'settings.ini'),
      `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
    );
  }
}

function firstLine({ stdio }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    setTimeout(() => reject(new Error('Xvfb did not start within 10 s')), 10_000).unref();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close((error) => (error ? reject(error) : resolve(port)));
    });
  });
}

async function answers(ask: () => Promise<unknown>) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 50) throw error;
      await wait(200);
    }
  }
}
