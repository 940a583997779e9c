/** The name of a key; the same in all engines. */
export type Key = 'Escape' | 'Enter' | 'Space' | 'Tab' | 'Backspace' | 'ArrowLeft' | 'ArrowDown';

/** Calls a function in the page, which has to be done at once and to answer with plain values. */
export type Evaluate = <Result, Argument = undefined>(
  inPage: (argument: Argument) => Result,
  argument?: Argument,
) => Promise<Result>;

/**
 * One browser with one window, as far as the journeys need it. Presses and keys are the engine's own input events.
 * Functions for the page are handed over as text: they can use nothing but their argument and the page.
 */
export interface BrowserDriver {
  readonly version: string;
  /** Where files arrive that the page saves; undefined if the engine's driver cannot be told. */
  readonly downloadFolder: string | undefined;
  /** Errors, warnings and uncaught exceptions of the page so far. */
  readonly complaints: string[];
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  evaluate: Evaluate;
  /** Presses the primary button of the mouse at a place of the window (CSS px). */
  click(x: number, y: number): Promise<void>;
  /** Taps with a finger. */
  tap(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** From now on `evaluate` is about the first frame of the page, or about the page again. */
  enterFrame(): Promise<void>;
  leaveFrame(): Promise<void>;
  /** The page as a PDF; undefined if the engine's driver cannot print. */
  print(): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** A call of a function in the page, as text. */
export const asScript = (inPage: (argument: never) => unknown, argument: unknown) =>
  `(${inPage.toString()})(${JSON.stringify(argument)})`;

/** @param executablePath for Chromium: a path to start it by, if not the one of all other tests */
export type OpenBrowser = (executablePath?: string) => Promise<BrowserDriver>;

export const WINDOW = { width: 1280, height: 800 } as const;

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function fail(why: string): never {
  throw new Error(why);
}
