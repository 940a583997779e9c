import type { BrowserContext } from '@playwright/test';

/**
 * Calls back, with the address, each time figures are withheld on a page or in a frame of this context, across
 * navigations. For before the first page is opened.
 */
export async function watchWithheld(context: BrowserContext, onWithheld: (address: string) => void) {
  await context.exposeBinding('figuresAreWithheld', (_, address: string) => onWithheld(address));
  await context.addInitScript(() => {
    const look = () => {
      if (document.documentElement?.hasAttribute('data-withheld')) window.figuresAreWithheld(location.href);
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
    figuresAreWithheld: (address: string) => void;
  }
}
