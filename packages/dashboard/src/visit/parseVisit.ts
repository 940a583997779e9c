import { SPEED } from '@simulation/engine';
import type { Page } from './address/pageOf';
import { readParameters } from './address/parameters';
import { parseDialog, parseDialogs } from './dialogs';
import { fieldsOf, isWhole } from './fieldsOf';
import type { Position } from './position';
import { type ExtraAt, type OpenExtra, type Play, playOf, runOfAddress, type Visit } from './visit';

/** What a visit may name that this version has. */
export type Known = {
  readonly isDialog: (name: string) => boolean;
  /**
   * The position of an extra, by what it has written itself: `undefined` where this version has no such extra or
   * position.
   */
  readonly parsePosition: (name: string, progress: unknown, seed: unknown) => Promise<Position | undefined>;
};

/**
 * A visit that the browser has kept, whoever has written it. An extra or a dialog that this version does not have is
 * closed.
 *
 * @param entry the number of its entry
 * @param page the page of its address
 * @returns `undefined` for anything that names no run, or does not say how it is played
 */
export async function parseVisit(
  written: unknown,
  entry: number,
  page: Page,
  known: Known,
): Promise<Visit | undefined> {
  const fields = fieldsOf(written);
  const parameters = readParameters(String(fields.query), page);
  const { seed } = parameters;
  const play = parsePlay(fields.play);
  if (seed === undefined || play === undefined) return undefined;
  const unread = Array.isArray(fields.unread) ? fields.unread.map(String) : [];
  const address = { ...page, ...parameters, unread };
  const { isDialog } = known;
  return {
    address,
    run: runOfAddress(address, seed),
    play: playOf(address, play),
    ...parseDialogs(fields, entry, isDialog),
    sceneDialog: parseDialog(fields.sceneDialog, isDialog),
    extra: await parseOpenExtra(fields.extra, entry, known),
    leftExtra: await parseExtra(fields.leftExtra, known),
    entry,
  };
}

async function parseOpenExtra(written: unknown, entry: number, known: Known): Promise<OpenExtra | undefined> {
  const extra = await parseExtra(written, known);
  const { openedIn, leavesTo } = fieldsOf(written);
  const entryOf = (value: unknown) => (isWhole(value) ? Math.min(value, entry) : entry);
  return extra && { ...extra, openedIn: entryOf(openedIn), leavesTo: entryOf(leavesTo) };
}

async function parseExtra(written: unknown, { parsePosition }: Known): Promise<ExtraAt | undefined> {
  const { name, progress, seed, play: writtenPlay } = fieldsOf(written);
  if (typeof name !== 'string') return undefined;
  const position = await parsePosition(name, progress, seed);
  const play = parsePlay(writtenPlay, position?.shown?.until);
  return position && play && { name, position, play };
}

/** @param until when the run stands still (simulated ms): another version may have played it longer */
function parsePlay(written: unknown, until = Number.MAX_SAFE_INTEGER): Play | undefined {
  const { at, maxReached, speed, paused } = fieldsOf(written);
  const isSpeed = typeof speed === 'number' && speed >= SPEED.from && speed <= SPEED.to;
  if (!isWhole(at) || !isWhole(maxReached) || !isSpeed || typeof paused !== 'boolean') return undefined;
  return { at: Math.min(at, until), maxReached: Math.min(Math.max(at, maxReached), until), speed, paused };
}
