declare global {
  interface Navigator {
    /** Network Information API: Chromium alone has it. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/**
 * Whether the controls, and the parts of extras that are to open without a network too, may be loaded unasked once the
 * page has all that it needs itself: not where somebody saves data, and not by a slow network.
 */
export function mayFetchAhead(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
}
