import { SPEED } from '@simulation/engine';
import type { Page } from './address/page';
import { readParameters } from './address/parameters';
import { parseDialog, parseDialogs } from './dialogs';
import { fieldsOf, isWhole } from './fields';
import { BEGINNING } from './next';
import { readPosition } from './story/position';
import { type OpenStory, type Play, runOfAddress, type Visit } from './visit';

/**
 * A visit that the browser has kept, whoever has written it. A story that this version does not have begins again, and
 * a dialog that it does not have is closed.
 *
 * @param entry the number of its entry
 * @param page the page of its address
 * @returns `undefined` for anything that names no run, or does not say how it is played
 */
export function parseVisit(written: unknown, entry: number, page: Page): Visit | undefined {
  const fields = fieldsOf(written);
  const parameters = readParameters(String(fields.query));
  const { seed } = parameters;
  const play = parsePlay(fields.play);
  if (seed === undefined || play === undefined) return undefined;
  const unread = Array.isArray(fields.unread) ? fields.unread.map(String) : [];
  const address = { ...page, ...parameters, unread };
  return {
    address,
    run: runOfAddress(address, seed),
    play,
    ...parseDialogs(fields, entry),
    sceneDialog: parseDialog(fields.sceneDialog),
    story: fields.story === undefined ? undefined : parseOpenStory(fields.story, entry, play),
    leftStory: fields.leftStory === undefined ? undefined : parseStory(fields.leftStory),
    entry,
  };
}

function parseOpenStory(written: unknown, entry: number, ownPlay: Play): OpenStory {
  const { openedIn, leavesTo } = fieldsOf(written);
  const entryOf = (value: unknown) => (isWhole(value) ? Math.min(value, entry) : entry);
  const told = parseStory(written) ?? { position: BEGINNING, play: ownPlay };
  return { ...told, openedIn: entryOf(openedIn), leavesTo: entryOf(leavesTo) };
}

function parseStory(written: unknown): Pick<OpenStory, 'position' | 'play'> | undefined {
  const fields = fieldsOf(written);
  const position = fields.progress === undefined ? BEGINNING : readPosition(fields.progress);
  const play = parsePlay(fields.play, position?.shown?.until);
  return position && play && { position, play };
}

/** @param until when the run stands still (simulated ms): another version may have played it longer */
function parsePlay(written: unknown, until = Number.MAX_SAFE_INTEGER): Play | undefined {
  const { at, maxReached, speed, paused } = fieldsOf(written);
  const isSpeed = typeof speed === 'number' && speed >= SPEED.from && speed <= SPEED.to;
  if (!isWhole(at) || !isWhole(maxReached) || !isSpeed || typeof paused !== 'boolean') return undefined;
  return { at: Math.min(at, until), maxReached: Math.min(Math.max(at, maxReached), until), speed, paused };
}
