import { markCopies } from '../../honesty/markCopies';
import type { Texts } from '../../i18n';
import type { SessionStore } from '../../store/createSessionStore';
import { beginMotion } from '../../ui/motion/motion';
import { announce } from '../../ui/Status/announce';
import { linkSeed } from '../../visit/pageLink';
import { isOfOtherVersion, type Visit } from '../../visit/visit';
import { site } from '../address/openedSite';
import { startHistory } from '../history/history';
import type { VisitChunks } from '../history/readVisit';
import { applyDocumentSettings } from './applyDocumentSettings';

/**
 * Shows the visit outside the page, for its whole life: in the address and the history of the browser, in theme,
 * stillness and the room for what is open beside the page, and to screen readers the name of another run. Marks what is copied from it.
 *
 * @param opened the visit with which the page opened
 * @returns goes back by one entry of the history
 */
export function mirrorVisit(
  store: SessionStore,
  opened: Visit,
  texts: Texts,
  chunks: VisitChunks,
): () => void {
  let { address } = opened;
  showPanel(opened);
  let { run } = opened;
  let cancel = () => {};
  let settle: (() => void) | undefined;
  const show = () => {
    const { visit, isReaching } = store.getState();
    if (isReaching) settle ??= beginMotion();
    else {
      settle?.();
      settle = undefined;
    }
    if (visit.address !== address) applyDocumentSettings(visit.address);
    ({ address } = visit);
    showPanel(visit);
    if (visit.run === run) return;
    ({ run } = visit);
    cancel();
    cancel = announce(`${texts.seed} ${linkSeed(visit)}`);
  };
  store.subscribe(show);
  // Another tab has chosen a theme.
  window.addEventListener('storage', () => applyDocumentSettings(address));
  watchLinks();
  markCopies();
  return startHistory(window, store, opened, chunks);
}

/**
 * What an open extra leaves of the page (`ui/frame/shell.css`): nothing while it shows no run, unless the page asks
 * something of its own; where its run begins more than later.
 */
function showPanel(visit: Visit): void {
  const { dataset } = document.documentElement;
  const { extra } = visit;
  const wasAlone = dataset.panel === 'alone';
  if (extra === undefined) {
    delete dataset.panel;
    delete dataset.arrived;
  } else {
    const { shown, isGone } = extra.position;
    if (shown === undefined && !isGone && !isOfOtherVersion(visit)) dataset.panel = 'alone';
    else dataset.panel = shown?.from === 0 ? 'page' : 'messages'; // its days begin
    if (wasAlone && dataset.panel !== 'alone') dataset.arrived = '';
  }
}

/**
 * A link within the page moves the focus and nothing else: it would add an entry to the history. In a viewer no link
 * leads anywhere: it would open a page of the viewer, or an error.
 */
function watchLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link?.getAttribute('href')?.startsWith('#')
      ? document.querySelector<HTMLElement>(link.hash)
      : null;
    if (link !== null && (target !== null || !site.hasLinks)) event.preventDefault();
    target?.focus();
  });
}
