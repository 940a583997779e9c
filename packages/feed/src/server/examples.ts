import type { FeedEvent } from '../library/event';
import { readEvents } from '../library/eventsOf';
import { toRun } from '../library/toRun';
import { createFormat } from '../text/formats';
import type { FormatName } from '../text/options';
import { idPrefix } from './eventId';

const RUN = toRun({ seed: '7' });

/** Up to its first trade. */
const EVENTS = [...readEvents(RUN, { from: 0, until: 3_000, after: -1 })];

/** Up to the first change of a position. */
const SCRIPT = [...readEvents(toRun({ seed: '7', route: 'v' }), { from: 0, until: 7_001, after: -1 })];

/** A real event of one of the types, so that what tools make of a description says that it is simulated. */
export const exampleOf = (types: readonly string[]): FeedEvent | undefined =>
  [...EVENTS, ...SCRIPT].find(({ type }) => types.includes(type));

/** What `/events?seed=7` sends first. */
export const streamExample = (): string =>
  EVENTS.map((event) => `id: ${idPrefix(RUN)}${event.id}\ndata: ${JSON.stringify(event)}\n\n`).join('');

/** What `/trades?seed=7&for=3` answers. */
export function tradesExample(name: FormatName): string {
  const { start, write, end } = createFormat(name, RUN);
  const sold = EVENTS.filter(({ type }) => type === 'trade.sold');
  return start + sold.map(write).join('') + end;
}
