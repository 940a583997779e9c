import { wait } from './browsers/BrowserDriver';
import type { Control, Look } from './inPage';
import { ControlGone, PATIENCE_MS, type Visitor } from './Visitor';

/** A place of a page: the controls that lead there from the page as it opens. */
type Place = readonly Control[];

type Task = { place: Place; control: Control };

export type Walk = Awaited<ReturnType<typeof useEveryControl>>;

type WalkOptions = {
  path: string;
  /** Whether trades come by themselves. */
  hasFeed: boolean;
  /** Depth to which the walk follows what opens, in presses; 0 uses only what the page itself offers. */
  depth: number;
  /** Links open the page anew, which takes long; of each list of links no more than that are followed. */
  linksAtMost: number;
  /** For how long each press is looked at (ms). */
  lookingMs: number;
  /** Of the controls that the page itself offers, one `part` (0 up to `of`) of `of`. */
  share?: { part: number; of: number };
};

/**
 * Not there all the time: the notice of waiting trades until they are let in, the way to the latest moment away from
 * it.
 */
const AT_TIMES = /Show \d+ new|\d+ neues? zeigen|Back to latest|Zum zuletzt erreichten Zeitpunkt/;

const FIELD = /^(input|select|textarea)/;

const RESUME = /^(Resume|Fortsetzen)$/;

const nameOf = ({ surface, kind, name, at }: Control) =>
  `${surface && `${surface} > `}${kind} "${name}"${at > 0 ? ` no. ${at + 1}` : ''}`;

const keyOf = ({ surface, kind, name, at }: Control) =>
  [surface, kind, name.replace(/[\d:.,]{4,}|[“„][^”“]*[”“]|[a-z]+(-[a-z]+)+-[A-Z]{3}/g, '#'), at].join('\n');

/** The part of a control, by its name: the same whatever else the page shows at that moment. */
const partOf = (control: Control, of: number) =>
  Array.from(keyOf(control)).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % of;

/**
 * Uses every control that can be found from an address, one after the other: press, look, leave, go on. Several
 * visitors share the work, each in a browser of their own; most of the time they only look.
 */
export async function useEveryControl(
  visitors: readonly Visitor[],
  { path, hasFeed, depth, linksAtMost, lookingMs, share = { part: 0, of: 1 } }: WalkOptions,
) {
  const pressed: string[] = [];
  /** Controls that were not found again. */
  const gone: string[] = [];
  const known = new Set<string>();
  const tasks: Task[] = [];
  let busy = 0;

  /** @param missing itself, or what leads to it */
  const lose = ({ place, control }: Task, missing = control) => {
    if (AT_TIMES.test(missing.name)) return;
    const way = [...place, control].map(nameOf).join(', then ');
    gone.push(missing === control ? way : `${way}: without ${nameOf(missing)}`);
  };

  const add = (
    place: Place,
    found: readonly Control[],
    isMine: (control: Control) => boolean = () => true,
  ) => {
    let links = 0;
    for (const control of found) {
      if (known.has(keyOf(control))) continue;
      known.add(keyOf(control));
      if (control.kind === 'a' && ++links > linksAtMost) continue;
      if (isMine(control)) tasks.push({ place, control });
    }
  };

  async function work(visitor: Visitor) {
    let here: Place | undefined;
    const goTo = async (place: Place) => {
      if (here === place) return;
      await visitor.open(path);
      for (const control of place) await visitor.use(control);
      here = place;
    };
    while (tasks.length > 0 || busy > 0) {
      const at = Math.max(
        0,
        tasks.findIndex(({ place }) => place === here),
      );
      const [task] = tasks.splice(at, 1);
      if (task === undefined) {
        await wait(200);
        continue;
      }
      busy += 1;
      try {
        await goTo(task.place);
        if (!(await visitor.find(task.control))) {
          // The place may have changed by what was done before; seen anew it has what it had.
          here = undefined;
          await goTo(task.place);
        }
        await visitor.find(task.control, PATIENCE_MS); // using it says whether it is gone
        here = (await pressAndLeave(visitor, task)) ? task.place : undefined;
      } catch (error) {
        if (error instanceof ControlGone) lose(task, error.control);
        else visitor.failures.push(`${nameOf(task.control)}: ${String(error)}`);
        here = undefined;
      } finally {
        busy -= 1;
      }
    }
  }

  /** Whether the visitor is where it was before. */
  async function pressAndLeave(visitor: Visitor, { place, control }: Task): Promise<boolean> {
    const before = await visitor.look();
    const around = await visitor.controls();
    await visitor.use(control);
    pressed.push(nameOf(control));
    const failuresBefore = visitor.failures.length;
    await visitor.watch(nameOf(control), lookingMs);
    const after = await visitor.look();
    if (visitor.failures.length > failuresBefore || after.isErrorScreen) return false;
    const found = await visitor.controls();
    const keys = new Set(around.map(keyOf));
    const news = found.filter((one) => !keys.has(keyOf(one)));
    const isSamePage = pathOf(after) === pathOf(before);
    if (isSamePage && place.length < depth) add([...place, control], news);
    const goesOn = await isGoingOn(visitor, control);
    // What a field says would be applied with what is pressed next.
    if (FIELD.test(control.kind)) return false;
    return goesOn && after.address === before.address && isBack(visitor, around, before);
  }

  /** The list goes on, or does so once what the press has opened is closed and a paused run is resumed. */
  async function isGoingOn(visitor: Visitor, control: Control): Promise<boolean> {
    if (!hasFeed) return true;
    const { address, isDocument, paused } = await visitor.look();
    // It does not where it stands still, and on `/v`, where it waits for a press. A document has none.
    if (/[?&]still=1(&|$)|^\/v(\?|$)/.test(address) || isDocument) return false;
    if (paused) {
      await visitor.leave();
      const left = await visitor.look();
      if (left.held) return false;
      if (left.paused) await visitor.press(RESUME);
    }
    if (!(await visitor.goesOn()))
      visitor.failures.push(`after ${nameOf(control)}: the list stands still (${address})`);
    return !paused;
  }

  async function isBack(visitor: Visitor, around: readonly Control[], before: Look) {
    if ((await visitor.look()).surfaces > before.surfaces) {
      await visitor.leave(before.surfaces);
      await visitor.check('leaving');
    }
    const keys = new Set((await visitor.controls()).map(keyOf));
    return around.every((one) => keys.has(keyOf(one))) && (await visitor.look()).surfaces === before.surfaces;
  }

  const [first] = visitors;
  if (first === undefined) throw new Error('Nobody walks');
  await first.open(path);
  const pageAsItOpens = await first.controls();
  add([], pageAsItOpens, (control) => partOf(control, share.of) === share.part);
  await Promise.all(visitors.map(work));
  /** Number of controls of the page itself as it opens. */
  const offered = pageAsItOpens.length;
  return { offered, pressed, gone, failures: visitors.flatMap(({ failures }) => failures) };
}

const pathOf = ({ address }: Look) => address.replace(/\?.*/, '');
