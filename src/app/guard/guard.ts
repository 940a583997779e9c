import { type Locale, labelSentence } from '../../i18n';
import type { SessionStore } from '../../store/createSessionStore';
import { lookAlongside } from '../../ui/motion/alongside';
import { pageTexts } from '../pageTexts';
import { strangersBeside } from './covers';
import { watchGeneratedContent } from './generated';
import { watchOcclusion } from './occlusion';
import { stickBelowBars } from './room';
import { type Scene, type Sight, sightOf } from './sightOf';
import { sayingsOf } from './words';

/** How often the label is looked for at least while it is seen (ms): with the grace, within a second. */
const LOOK_MS = 650;

/** A look after that time (ms) does as well, where the page draws a frame anyway. */
const SOON_ENOUGH_MS = 500;

/** How long it may be out of sight before figures are withheld (ms); it is looked for that often meanwhile. */
const GRACE_MS = 300;

/** Looks that a change of the page asks for are at least this far apart (ms). */
const SOONEST_MS = 100;

/**
 * No label, no figures: while the simulation label cannot be seen, the store withholds figures and time stands still.
 * Not seen twice, 300 ms apart, counts; seen once is enough to go on. Nothing runs while the page is hidden.
 */
export function startGuard(store: SessionStore, locale: Locale): void {
  const wording = { locale, sentence: labelSentence(pageTexts(locale)) };
  let beat: number | undefined;
  let timer: number | undefined;
  let looked = 0;
  let sight: Sight = 'seen';
  let since = 0;
  let changed = true;
  let scene: Scene = { sayings: [], strangers: [] };

  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(look, ms);
  };

  function look() {
    const doubtful = changed || sight !== 'seen' || scene.sayings.some(({ label }) => !label.isConnected);
    changed = false;
    if (doubtful) readScene();
    for (const { label } of scene.sayings) occlusion.ask(label);
    generated.beginLook(doubtful);
    looked = performance.now();
    const now = sightOf(scene, occlusion.findingOf, generated);
    if (now !== sight) since = looked;
    sight = now;
    const lasts = sight === 'occluded' || looked - since >= GRACE_MS - 1;
    // A look in between does not put off the end of the grace.
    if (sight !== 'seen') lookIn(lasts ? GRACE_MS : since + GRACE_MS - looked);
    const withheld = sight !== 'seen' && (lasts || store.getMoment().withheld);
    if (withheld !== store.getMoment().withheld) store.hold({ withheld });
    clearTimeout(beat);
    beat = window.setTimeout(look, LOOK_MS);
  }

  /** Something about the label has changed: there is no need to wait for the next look. */
  const lookSoon = () => {
    changed = true;
    if (!document.hidden) lookIn(Math.max(0, looked + SOONEST_MS - performance.now()));
  };

  const generated = watchGeneratedContent();
  const occlusion = watchOcclusion(lookSoon, () => store.getMoment().paused);
  const changes = new MutationObserver(lookSoon);
  const watched = new WeakSet<Node>();

  /** What only changes that we are told of can change: who is asked for it at each look pays for it each time. */
  function readScene() {
    const labels = [...document.querySelectorAll<HTMLElement>('[data-simulation-label]')];
    watch(labels);
    scene = { sayings: sayingsOf(labels, wording), strangers: strangersBeside() };
    stickBelowBars();
  }

  function beginOrEnd() {
    clearTimeout(beat);
    clearTimeout(timer);
    sight = 'seen';
    changed = true;
    if (document.hidden) return;
    look();
  }

  /** Each label from top to bottom, and who comes and goes in head and body; the page within changes all the time. */
  function watch(labels: readonly HTMLElement[]) {
    for (const label of labels) {
      if (watched.has(label)) continue;
      watched.add(label);
      changes.observe(label, { childList: true, subtree: true, characterData: true, attributes: true });
      if (label.parentElement) changes.observe(label.parentElement, { childList: true, attributes: true });
    }
  }

  // A dialog has opened or closed: it would be some 200 ms before the browser knows what that covers or uncovers.
  const dialogs = new MutationObserver(() => {
    occlusion.forget();
    lookSoon();
  });
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });

  changes.observe(document.documentElement, {
    childList: true,
    attributeFilter: ['class', 'id', 'lang', 'style'],
  });
  changes.observe(document.head, { childList: true });
  changes.observe(document.body, { childList: true, attributes: true });
  lookAlongside(() => {
    if (!document.hidden && performance.now() - looked >= SOON_ENOUGH_MS) look();
  });
  document.addEventListener('visibilitychange', beginOrEnd);
  window.addEventListener('pageshow', beginOrEnd);
  beginOrEnd();
}
