import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../../scripts/lib/findProgram';

/** What has to be installed; docs/accessibility.md names the packages of Debian. */
const PROGRAMS = ['Xvfb', 'dbus-daemon', 'openbox', 'speech-dispatcher', 'orca', 'firefox-esr', 'xdotool'];

/** Those of them that are not. */
export const missingPrograms = () => PROGRAMS.filter((name) => findProgram([name]) === undefined);

/** What the voice did: began to say a text, said it to its end, or was cut off by a key or by another text. */
type Spoken = {
  readonly at: number;
  readonly event: 'begin' | 'end' | 'cut' | 'key';
  readonly text: string;
  readonly language?: string;
};

/** Firefox opens nothing of its own and asks nothing. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.bookmark': false,
  'browser.urlbar.suggest.engines': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.suggest.searches': false,
  'browser.urlbar.suggest.topsites': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.translations.automaticallyPopup': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.auto': false,
};

/** Firefox under Orca, on a screen of its own, operated by real keys; and all that Orca says. */
export class Reader {
  readonly #folder = mkdtempSync(join(tmpdir(), 'heard-'));
  readonly #spoken = join(this.#folder, 'spoken.jsonl');
  readonly #processes: ChildProcess[] = [];
  #variables: NodeJS.ProcessEnv = {};
  #from = 0;

  static async start(): Promise<Reader> {
    const reader = new Reader();
    await reader.#start();
    return reader;
  }

  async #start() {
    const folder = (name: string) => {
      const path = join(this.#folder, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      return path;
    };
    writeFileSync(this.#spoken, '');
    this.#variables = {
      ...process.env,
      HOME: folder('home'),
      XDG_RUNTIME_DIR: folder('runtime'),
      LANG: 'C.UTF-8',
      XDG_CURRENT_DESKTOP: 'GNOME',
      XDG_SESSION_TYPE: 'x11',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      SPEECHD_ADDRESS: `unix_socket:${join(this.#folder, 'speech.sock')}`,
      SPOKEN: this.#spoken,
    };
    delete this.#variables.WAYLAND_DISPLAY;
    this.#variables.DISPLAY = await this.#startScreen();
    const address = join(this.#folder, 'bus.sock');
    this.#variables.DBUS_SESSION_BUS_ADDRESS = `unix:path=${address}`;
    this.#run('dbus-daemon', '--session', '--nofork', '--nopidfile', `--address=unix:path=${address}`);
    await until('the session bus', () => existsSync(address));
    await until('the screen', () => this.#try('xdotool', 'getdisplaygeometry'));
    this.#run('openbox');
    this.#run('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1');
    const speech = folder('speech');
    writeFileSync(
      join(speech, 'speechd.conf'),
      `LogLevel 1\nAddModule "voice" "${resolve('e2e/heard/voice.mjs')}" "voice.conf"\nDefaultModule voice\nSymbolsPreproc "char"\nSymbolsPreprocFile "symbols.dic"\nSymbolsPreprocFile "orca.dic"\nSymbolsPreprocFile "orca-chars.dic"\n`,
    );
    folder('speech/modules');
    writeFileSync(join(speech, 'modules/voice.conf'), '');
    const socket = join(this.#folder, 'speech.sock');
    this.#run(
      'speech-dispatcher',
      '-s',
      '-t',
      '0',
      '-C',
      speech,
      '-S',
      socket,
      '-c',
      'unix_socket',
      '-L',
      speech,
      '-P',
      join(speech, 'pid'),
    );
    await until('the voice', () => existsSync(socket));
    this.#run('orca', '--replace');
    await until('Orca', () => this.#read().some(({ text }) => /screen reader/i.test(text)), 60_000);
    const profile = folder('home/profile');
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(PREFERENCES)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    this.#run(
      'firefox-esr',
      '--no-remote',
      '--profile',
      profile,
      '--width',
      '1440',
      '--height',
      '900',
      'about:blank',
    );
    await until(
      'Firefox',
      () => this.#try('xdotool', 'search', '--onlyvisible', '--class', 'firefox'),
      60_000,
    );
    await this.silence(2);
  }

  /** @returns the display, whose number the screen chooses */
  async #startScreen(): Promise<string> {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      env: this.#variables,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    this.#processes.push(screen);
    const [number] = await once(screen.stdout, 'data');
    return `:${String(number).trim()}`;
  }

  /** Opens an address and listens until the reader has read the page on its own for a moment, then lets it be silent. */
  async open(url: string) {
    this.#key('Control_L');
    this.#key('ctrl+l');
    await sleep(1_500);
    this.#try('xdotool', 'type', '--delay', '15', url);
    this.#from = this.#read().length;
    this.#note(`opens ${new URL(url).pathname}${new URL(url).search}`);
    this.#key('Return');
    await until(
      'the page',
      () => this.said().some((text) => /Finished loading|Simulation/.test(text)),
      60_000,
    );
    await sleep(3_000);
    await this.press('Control_L'); // stops reading
  }

  /** Presses keys, one after the other, and listens to each until the reader has been silent for a while. */
  async press(...keys: readonly string[]) {
    for (const key of keys) {
      this.#note(key);
      this.#key(key);
      await this.silence(1.2);
    }
  }

  /** Presses a key and listens for a while, whatever is said. */
  async listen(seconds: number, key?: string) {
    this.#note(key ?? `listens for ${seconds} s`);
    if (key !== undefined) this.#key(key);
    await sleep(seconds * 1_000);
  }

  /** Presses a key, thirty times at most, until what is heard after it matches. */
  async seek(key: string, heard: RegExp) {
    for (let presses = 0; presses < 30; presses += 1) {
      await this.press(key);
      if (this.said(key).some((text) => heard.test(text))) return;
    }
    throw new Error(`${key} did not lead to ${heard}.`);
  }

  /** Waits until nothing has been said for so many seconds; at most a minute and a half. */
  async silence(seconds: number) {
    const until = Date.now() + 90_000;
    while (Date.now() < until) {
      const last = this.#read().findLast(({ event }) => event !== 'key');
      const isSpeaking = last?.event === 'begin';
      const at = Math.max(last?.at ?? 0, this.#lastKeyAt);
      if (!isSpeaking && Date.now() - at > seconds * 1_000) return;
      await sleep(100);
    }
  }

  /** What was said since the page was opened, or since a key was pressed for the last time. */
  said(since?: string): string[] {
    const heard = this.#read().slice(this.#from);
    const from =
      since === undefined ? 0 : heard.findLastIndex(({ event, text }) => event === 'key' && text === since);
    return heard
      .slice(from)
      .filter(({ event }) => event === 'begin')
      .map(({ text }) => text.trim());
  }

  /** Seconds from a key to the first text that matches, or to the end of all that was said after it. */
  secondsFrom(key: string, to?: RegExp): number {
    const heard = this.#read().slice(this.#from);
    const from = heard.findLastIndex(({ event, text }) => event === 'key' && text === key);
    const after = heard.slice(from + 1);
    const next = after.findIndex(({ event }) => event === 'key');
    const within = to === undefined && next !== -1 ? after.slice(0, next) : after;
    const found = to === undefined ? within.at(-1) : within.find(({ text }) => to.test(text));
    return ((found?.at ?? Number.POSITIVE_INFINITY) - (heard[from]?.at ?? 0)) / 1_000;
  }

  /** All since the page was opened, with its second; what a key cut off ends with a dash. */
  transcript(): string {
    const heard = this.#read().slice(this.#from);
    const zero = heard[0]?.at ?? 0;
    return heard
      .flatMap(({ at, event, text, language = '' }, index) => {
        const second = ((at - zero) / 1_000).toFixed(1).padStart(6);
        if (event === 'key') return [`${second}  [${text}]`];
        if (event !== 'begin') return [];
        const finished = heard
          .slice(index + 1)
          .find((later) => later.event === 'end' || later.event === 'cut');
        const words = finished?.event === 'cut' ? `${finished.text.trim()} –` : text.trim();
        return [
          `${second}    ${language.startsWith('en') ? '' : `(${language}) `}${words.replaceAll('\n', ' ')}`,
        ];
      })
      .join('\n');
  }

  /**
   * What each key made the reader say, from the first one on the page, up to the first text that matches `last`: without times,
   * figures and pairs of a trade, and without the digest, which comes when a minute is over.
   * Nor with the names of keys that only change another, which are cut off at once.
   */
  recorded(last = /^$/): string {
    const heard = this.#read().slice(this.#from);
    const lines = heard
      .slice(heard.findIndex(({ event, text }) => event === 'key' && text === 'ctrl+Home'))
      .filter(({ event, text }) => event === 'key' || (event === 'begin' && text.trim() !== ''))
      .filter(({ text }) => !/simulated trades? in the last|^left (control|shift)$/.test(text.trim()));
    const end = lines.findIndex(({ text }) => last.test(text.trim()));
    return lines
      .slice(0, end === -1 ? undefined : end + 1)
      .map(({ event, text }) => (event === 'key' ? `[${text}]` : `  ${text.trim().replaceAll(/\s+/g, ' ')}`))
      .join('\n')
      .replaceAll(/\b[A-Z]{3,4} slash [A-Z]{3}\b/g, '… slash …')
      .replaceAll(/\d[\d.,]*( [.,]\d+)?/g, '#');
  }

  stop() {
    for (const { pid } of this.#processes.toReversed()) if (pid !== undefined) killGroup(pid);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #lastKeyAt = 0;

  #note(key: string) {
    this.#lastKeyAt = Date.now();
    writeFileSync(this.#spoken, `${JSON.stringify({ at: Date.now(), event: 'key', text: key })}\n`, {
      flag: 'a',
    });
  }

  #key(key: string) {
    this.#try('xdotool', 'key', '--clearmodifiers', key);
  }

  #read(): Spoken[] {
    return readFileSync(this.#spoken, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Spoken => JSON.parse(line));
  }

  #run(command: string, ...given: string[]) {
    this.#processes.push(spawn(command, given, { env: this.#variables, stdio: 'ignore', detached: true }));
  }

  #try(command: string, ...given: string[]): boolean {
    try {
      execFileSync(command, given, { env: this.#variables, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }
}

/** With what it has started: the bus of the accessibility tree outlives its launcher. */
function killGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

async function until(what: string, isThere: () => boolean, limit = 20_000) {
  const end = Date.now() + limit;
  while (!isThere()) {
    if (Date.now() > end) throw new Error(`${what} did not start within ${limit / 1_000} s.`);
    await sleep(200);
  }
}
