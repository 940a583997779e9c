/** A choice of the visitor, kept for the next visit. */
function preference<Value extends string>(key: string, values: readonly Value[]) {
  /** What was chosen on this page and could not be stored: it holds here. */
  let chosen: { readonly value: Value | undefined } | undefined;
  return {
    /** `undefined` where nothing was chosen; or blocked storage (sandboxed frame, privacy setting) has it no more. */
    read(): Value | undefined {
      if (chosen !== undefined) return chosen.value;
      try {
        const stored = localStorage.getItem(key);
        return values.find((value) => value === stored);
      } catch {
        return undefined;
      }
    },
    /** `undefined`: as if nothing had been chosen. */
    write(value: Value | undefined): void {
      try {
        if (value === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
        chosen = undefined;
      } catch {
        chosen = { value }; // blocked or full storage: the choice does not last
      }
    },
  };
}

/** Without it the page follows the system. */
export const themePreference = preference('theme', ['light', 'dark']);
/** How often the visitor wants to hear of new trades, in seconds. */
export const digestPreference = preference('digest', ['off', '10', '60']);
