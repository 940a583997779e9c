import { prefetch } from './parts';

declare global {
  interface Navigator {
    /** Network Information API: Chromium alone has it. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/**
 * Loads what the page is for and how to play it, so that they open without a network too; to be called once the page
 * has all that it needs itself. Nobody who saves data, or whose network is slow, loads them unasked.
 */
export function fetchAhead(): void {
  const { connection } = navigator;
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
  prefetch('explanation');
  prefetch('play');
}
