import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFirefox, installHint } from '../../../scripts/lib/installedEngines';
import { asScript, type BrowserDriver, type Evaluate, fail, WINDOW, wait } from './BrowserDriver';
import { WEBDRIVER_KEYS } from './keys';

/** The answers to those commands of WebDriver BiDi that are used for more than their effect. */
type Answers = {
  'session.new': { capabilities: { browserVersion: string } };
  'browsingContext.create': { context: string };
  'browsingContext.getTree': { contexts: [{ children: { context: string }[] }] };
  'browsingContext.print': { data: string };
  'script.evaluate': { result?: { value?: string }; exceptionDetails?: { text: string } };
};

type Bidi = {
  send<Method extends string>(command: {
    method: Method;
    params: object;
  }): Promise<{
    result: Method extends keyof Answers ? Answers[Method] : undefined;
    error?: string;
    message?: string;
  }>;
  on(event: 'log.entryAdded', listener: (entry: { level: string; text: string }) => void): void;
};

// A folder, which an import cannot name; its published types know no answer.
const Bidi: new (address: string) => Bidi = createRequire(import.meta.url)('selenium-webdriver/bidi');

/** Firefox, by selenium-webdriver and the WebDriver BiDi that Firefox itself speaks: no geckodriver is needed. */
export async function openFirefox(): Promise<BrowserDriver> {
  const program = findFirefox();
  if (program === undefined) throw new Error(installHint('firefox'));
  const home = await mkdtemp(join(tmpdir(), 'journey-'));
  const downloadFolder = join(home, 'downloads');
  await writePreferences(home, {
    'browser.download.folderList': 2, // into the folder that is named
    'browser.download.dir': downloadFolder,
    // A page that prints asks for no printer, and nobody has to answer.
    'print.always_print_silent': true,
    print_printer: 'Mozilla Save to PDF',
    'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
    'print.printer_Mozilla_Save_to_PDF.print_to_filename': join(home, 'printed.pdf'),
  });
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => firefox.kill();
  process.once('exit', kill);
  const bidi = new Bidi(`${await addressOf(firefox)}/session`);
  const send = async <Method extends string>(method: Method, params: object) => {
    const { result, error, message } = await bidi.send({ method, params });
    if (error !== undefined) throw new Error(`${method}: ${error}, ${message}`);
    return result;
  };
  const { capabilities } = await send('session.new', { capabilities: {} });
  const complaints: string[] = [];
  bidi.on('log.entryAdded', ({ level, text }) => {
    if (['error', 'warn'].includes(level)) complaints.push(text);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // The window's first tab leaves the keyboard with the bar of addresses.
  const page = await send('browsingContext.create', { type: 'tab' });
  const resize = (width: number, height: number) =>
    send('browsingContext.setViewport', { ...page, viewport: { width, height } });
  await resize(WINDOW.width, WINDOW.height);

  let inFrame = false;
  // Looked up at each use: the frame that was there first may be gone when its page has come.
  const part = async () => {
    if (!inFrame) return page;
    const { contexts } = await send('browsingContext.getTree', { root: page.context });
    return contexts[0].children.at(-1) ?? fail('The page has no frame');
  };
  const evaluate: Evaluate = async (inPage, argument) => {
    const answer = await send('script.evaluate', {
      expression: `JSON.stringify(${asScript(inPage, argument)})`,
      target: { context: (await part()).context },
      awaitPromise: false,
      userActivation: false,
    });
    if (answer.exceptionDetails !== undefined) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value && JSON.parse(answer.result.value);
  };
  let visits = 0;
  /**
   * Waits for another document or another entry. Firefox reports none of them reliably: a page from the back/forward
   * cache has no load event, and at that of a file the blank page before it may still be there.
   */
  const leave = async (method: string, params: object) => {
    visits += 1; // a page that comes back has the number of an earlier one
    const before = await evaluate(markVisit, visits);
    await send(`browsingContext.${method}`, { ...page, ...params });
    for (let waited = 0; waited < 30_000; waited += 100) {
      if (await evaluate(hasCome, { visit: visits, before }).catch(() => false)) return; // between two documents
      await wait(100);
    }
    fail(`Nothing has come within 30 s of ${method}`);
  };
  const act = (source: object) => send('input.performActions', { ...page, actions: [source] });
  const point = (pointerType: 'mouse' | 'touch', x: number, y: number) =>
    act({
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  const type = (text: string) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat(),
    });

  return {
    version: capabilities.browserVersion,
    downloadFolder,
    complaints,
    open: (url) => leave('navigate', { url, wait: 'complete' }),
    reload: () => leave('reload', { wait: 'complete' }),
    back: () => leave('traverseHistory', { delta: -1 }),
    evaluate,
    click: (x, y) => point('mouse', x, y),
    tap: (x, y) => point('touch', x, y),
    press: (key) => type(WEBDRIVER_KEYS[key]),
    type,
    resize,
    enterFrame: async () => {
      inFrame = true;
    },
    leaveFrame: async () => {
      inFrame = false;
    },
    print: async () => Buffer.from((await send('browsingContext.print', page)).data, 'base64'),
    close: async () => {
      const closed = once(firefox, 'exit');
      kill();
      await closed;
      process.off('exit', kill);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const writePreferences = (profile: string, preferences: Record<string, unknown>) =>
  writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );

/** Where Firefox listens, which it says once it does. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: stderr ?? fail('Firefox has no output') })) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      stderr?.resume(); // or it stops when nobody reads on
      return address;
    }
    said.push(line);
  }
  return fail(`Firefox has ended:\n${said.join('\n')}`);
}

declare global {
  interface Window {
    journeyVisit?: number;
  }
}

/** In the page: marks the document, and says where it is. An entry of a dialog has the address of what it is over. */
function markVisit(visit: number): string {
  window.journeyVisit = visit;
  return `${location.href} ${history.state?.index}`;
}

/** In the page: whether it is another document or another entry, and loaded. */
function hasCome({ visit, before }: { visit: number; before: string }): boolean {
  const isNew = window.journeyVisit !== visit || `${location.href} ${history.state?.index}` !== before;
  return isNew && location.href !== 'about:blank' && document.readyState === 'complete';
}
