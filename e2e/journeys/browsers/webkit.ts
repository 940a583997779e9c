import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder } from 'selenium-webdriver';
import { findWebkit, installHint } from '../../../scripts/lib/installedEngines';
import { asScript, type BrowserDriver, type Evaluate, WINDOW, wait } from './BrowserDriver';
import { WEBDRIVER_KEYS } from './keys';

// A folder, which an import cannot name.
const { DriverService }: typeof import('selenium-webdriver/remote') = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
);

/** Each display has a number of its own, and so each driver a port. */
const FIRST_PORT = 17_000;

/**
 * WebKitGTK, by selenium-webdriver and the WebDriver of the system, on a display of its own that nobody sees. It hands
 * over no console messages and no files: complaints are collected in the page, from the moment that it has loaded on.
 */
export async function openWebkit(): Promise<BrowserDriver> {
  const programs = findWebkit();
  if (programs === undefined) throw new Error(installHint('webkit'));
  const home = await mkdtemp(join(tmpdir(), 'journey-'));
  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const shown = await firstLine(display);
  const port = FIRST_PORT + Number(shown);
  const service = new DriverService(programs.driver, {
    loopback: true,
    port,
    args: [`--port=${port}`],
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
    void service.kill();
    display.kill();
  };
  process.once('exit', endAll);
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build();

  const evaluate: Evaluate = (inPage, argument) =>
    driver.executeScript(`return ${asScript(inPage, argument)}`);
  const complaints: string[] = [];
  /** Takes over what the page has collected, and begins to collect in a page that is new. */
  const listen = async () => void complaints.push(...(await evaluate(collectComplaints)));
  const resize = async (width: number, height: number) => {
    await driver.manage().window().setRect({ width, height });
    // The page follows a little later.
    for (let turn = 0; turn < 50 && (await evaluate(() => innerWidth)) !== width; turn += 1) await wait(100);
    // The window is higher than the page by its bar.
    const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (inner.height !== height)
      await driver
        .manage()
        .window()
        .setRect({ width, height: 2 * height - inner.height });
  };
  const type = (text: string) =>
    driver
      .actions()
      .sendKeys(...Array.from(text))
      .perform();
  const click = (x: number, y: number) =>
    driver
      .actions()
      .move({ duration: 0, x: Math.round(x), y: Math.round(y) })
      .press()
      .release()
      .perform();
  await resize(WINDOW.width, WINDOW.height);

  return {
    version: (await driver.getCapabilities()).getBrowserVersion() ?? '',
    downloadFolder: undefined,
    complaints,
    open: (url) => driver.get(url).then(listen),
    reload: () => driver.navigate().refresh().then(listen),
    back: () => driver.navigate().back().then(listen),
    evaluate: (inPage, argument) => listen().then(() => evaluate(inPage, argument)),
    click,
    tap: click, // a finger would arrive as a mouse
    press: (key) => type(WEBDRIVER_KEYS[key]),
    type,
    resize,
    enterFrame: () => driver.switchTo().frame(0),
    leaveFrame: () => driver.switchTo().defaultContent(),
    print: async () => undefined,
    close: async () => {
      await driver.quit().catch(() => {}); // the window may be gone
      process.off('exit', endAll);
      endAll();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
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

function firstLine({ stdio }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    setTimeout(() => reject(new Error('Xvfb did not start within 10 s')), 10_000).unref();
  });
}
