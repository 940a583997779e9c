import type { Page } from '@playwright/test';

/** A message of a live region, kept in the page. */
type Heard = { text: string; at: number; audible: boolean };

declare const heard: Heard[];

/** A screen reader: hears the live regions of the page. */
export class Listener {
  constructor(private readonly page: Page) {}

  /** Listens from the first moment on; call it before the page is opened. */
  async listen() {
    await this.page.addInitScript(() => {
      const LIVE = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off]),output';
      const said: Heard[] = [];
      Object.assign(window, { heard: said });
      const partOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
      new MutationObserver((records) => {
        const whole = new Set<Element>();
        const hear = (region: Element, text: string) => {
          const modal = document.querySelector('dialog:modal');
          const audible =
            (modal === null || modal.contains(region)) && !region.closest('[inert],[aria-hidden=true]');
          if (text.trim() !== '') said.push({ text: text.trim(), at: performance.now(), audible });
        };
        for (const { target, addedNodes, type } of records) {
          const region = partOf(target)?.closest(LIVE);
          if (!region || region.getAttribute('aria-live') === 'off') continue;
          const atomic = region.getAttribute('aria-atomic') ?? String(region.getAttribute('role') !== 'log');
          if (type === 'childList' && addedNodes.length === 0) continue; // removed text is not read
          if (atomic === 'true') whole.add(region);
          else for (const added of addedNodes) hear(region, added.textContent ?? '');
        }
        for (const region of whole) hear(region, region.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** The messages since the last call, in order. */
  async hear(): Promise<Heard[]> {
    return this.page.evaluate(() => heard.splice(0));
  }
}
