import type { BrowserContext } from '@playwright/test';

/**
 * Calls back, with the reason, each time figures are withheld on a page or in a frame of this context, across navigations.
 * For before the first page is opened.
 */
export async function watchWithheld(context: BrowserContext, onWithheld: (reason: string) => void) {
  await context.exposeBinding('figuresAreWithheld', (_, reason: string) => onWithheld(reason));
  await context.addInitScript(() => {
    let told = '';
    const look = () => {
      const reason = document.documentElement?.dataset.withheld ?? '';
      if (reason !== '' && reason !== told) window.figuresAreWithheld(reason);
      told = reason;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-withheld'],
    });
  });
}

declare global {
  interface Window {
    figuresAreWithheld: (reason: string) => void;
  }
}
