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
  readonly event: 'begin' | 'end' | 'cut' | 'key' | 'seek';
  readonly text: string;
  readonly language?: string;
};

/** After a key that makes the reader say nothing. */
const SILENT_MS = 4_000;
/** Between two texts to one key a pause is shorter, also on a busy machine. */
const PAUSE_MS = 1_500;

/** In place of a key. */
export const LISTENS = 'listens';
/** Whether these are said depends on what was said before. */
const CONTEXT = /^(Focus|Browse) mode$|^leaving |^main content$/;
export const DIGEST = /simulated trades? in the last/;

const isPress = (event: Spoken['event']) => event === 'key' || event === 'seek';

/** A session bus that starts nothing on its own: a portal would be mounted below the folder. */
const BUS = `<busconfig><type>session</type><listen>unix:path=ADDRESS</listen><policy context="default">
<allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy></busconfig>`;

/** The first that is said after a key is what the key led to, not its name. */
const ORCA = {
  general: { enableKeyEcho: false },
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

/** Firefox opens nothing of its own and asks nothing. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
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

  /** Opens an address, stops the reading that begins by itself, and goes to the top of the page. */
  async open(url: string) {
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
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      env: this.#variables,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    this.#processes.push(screen);
    const [number] = await once(screen.stdout, 'data'); // the screen chooses it
    this.#variables.DISPLAY = `:${String(number).trim()}`;
    const address = join(this.#folder, 'bus.sock');
    this.#variables.DBUS_SESSION_BUS_ADDRESS = `unix:path=${address}`;
    const bus = join(this.#folder, 'bus.conf');
    writeFileSync(bus, BUS.replace('ADDRESS', address));
    this.#run('dbus-daemon', '--config-file', bus, '--nofork', '--nopidfile');
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
    const options = `-s -t 0 -C ${speech} -S ${socket} -c unix_socket -L ${speech} -P ${speech}/pid`;
    this.#run('speech-dispatcher', ...options.split(' '));
    await until('the voice', () => existsSync(socket));
    writeFileSync(join(folder('home/.local/share/orca'), 'user-settings.conf'), JSON.stringify(ORCA));
    this.#run('orca'); // it starts only where no other does: nobody's own reader is ended
    await until('Orca', () => this.#read().some(({ text }) => /screen reader/i.test(text)), 60_000);
    const profile = folder('home/profile');
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(PREFERENCES)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    this.#run('firefox-esr', '--no-remote', '--profile', profile, '--width', '1440', '--height', '900', url);
    await until(
      'the page',
      () => this.said().some((text) => text.startsWith('Finished loading Simulation')),
      90_000,
    );
    await sleep(1_000);
    await this.#press('Control_L', 'seek');
    await this.#press('ctrl+Home', 'seek');
  }

  /** Presses keys, one after the other, and listens to each until the reader has been silent for a while. */
  async press(...keys: readonly string[]) {
    for (const key of keys) await this.#press(key, 'key');
  }

  async #press(key: string, event: 'key' | 'seek') {
    this.#note(key, event);
    this.#key(key);
    const [pressed, at] = [this.#read().length, Date.now()];
    while (this.#read().length === pressed && Date.now() - at < SILENT_MS) await sleep(100);
    await this.silence();
  }

  /** Presses a key, if any, and listens for a while, whatever is said. */
  async listen(seconds: number, key?: string) {
    this.#note(key ?? LISTENS);
    if (key !== undefined) this.#key(key);
    await sleep(seconds * 1_000);
  }

  /**
   * Presses Tab, which does the same in focus and browse mode, thirty times at most, until what is heard after it
   * matches.
   */
  async seek(heard: RegExp) {
    for (let presses = 0; presses < 30; presses += 1) {
      await this.#press('Tab', 'seek');
      if (heard.test(this.said('Tab').join(' '))) return;
    }
    throw new Error(`Tab did not lead to ${heard}.`);
  }

  /** Waits until nothing has been said for a while; at most a minute and a half. */
  async silence() {
    const until = Date.now() + 90_000;
    while (Date.now() < until) {
      const last = this.#read().at(-1);
      if (last?.event !== 'begin' && Date.now() - (last?.at ?? 0) > PAUSE_MS) return;
      await sleep(100);
    }
  }

  /** What was said since the start, or since a key was pressed for the last time. */
  said(since?: string): string[] {
    const all = this.#read();
    const from =
      since === undefined ? 0 : all.findLastIndex(({ event, text }) => isPress(event) && text === since);
    return all
      .slice(from)
      .filter(({ event }) => event === 'begin')
      .map(({ text }) => text.trim());
  }

  /** All since the start, with its second; what was cut off ends with a dash. */
  transcript(): string {
    const all = this.#read();
    const zero = all.find(({ event }) => isPress(event))?.at ?? 0;
    return all
      .flatMap(({ at, event, text, language = '' }, index) => {
        const second = ((at - zero) / 1_000).toFixed(1).padStart(6);
        if (isPress(event)) return [`${second}  [${text}]`];
        if (event !== 'begin') return [];
        const finished = all.slice(index + 1).find((later) => later.event === 'end' || later.event === 'cut');
        const words = finished?.event === 'cut' ? `${finished.text.trim()} –` : text.trim();
        return [
          `${second}    ${language.startsWith('en') ? '' : `(${language}) `}${words.replaceAll('\n', ' ')}`,
        ];
      })
      .join('\n');
  }

  /**
   * What was said, but for keys that sought a place, up to the first text that matches `last`: without times, figures
   * and pairs of a trade, and without the digest, which comes when a minute is over. The heading of a new chapter is
   * said at once or by the next key, so keys are left out.
   */
  recorded(last = /^$/): string {
    const lines: string[] = [];
    let isSought = true;
    for (const { event, text } of this.#read()) {
      const words = text.trim().replaceAll(/\s+/g, ' ');
      if (isPress(event)) isSought = event === 'seek';
      if (isSought || event !== 'begin' || words === '' || DIGEST.test(words) || CONTEXT.test(words))
        continue;
      lines.push(words);
      if (last.test(words)) break;
    }
    return lines
      .join('\n')
      .replaceAll(/\b[A-Z]{3,4} slash [A-Z]{3}\b/g, '… slash …')
      .replaceAll(/\d[\d.,]*/g, '#')
      .replaceAll(/\n(?=#)|(?<=#)\n(?=trades)/g, ' '); // a figure that changes while it is read is said in pieces
  }

  stop() {
    for (const { pid } of this.#processes.toReversed()) if (pid !== undefined) killGroup(pid);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #note(text: string, event: 'key' | 'seek' = 'key') {
    writeFileSync(this.#spoken, `${JSON.stringify({ at: Date.now(), event, text })}\n`, { flag: 'a' });
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
