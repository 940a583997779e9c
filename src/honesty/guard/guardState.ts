/** Why figures are withheld: the value of `<html data-withheld>`. */
export type WithheldReason =
  /** No simulation label is in the document. */
  | 'removed'
  /** It is empty or says something else. */
  | 'text'
  /** `display`, `visibility`, `opacity` or the like hide it, or transparent letters. */
  | 'hidden'
  /** Its letters are drawn too small to be read. */
  | 'small'
  /** It lies outside of the window, or is clipped away. */
  | 'outside'
  /** Something opaque lies over it. */
  | 'covered';

/** What one check of the label found. */
export type Finding = 'visible' | WithheldReason;

export type GuardState =
  | { readonly name: 'visible' }
  /** Not seen since that time (ms); figures are still shown. */
  | { readonly name: 'suspect'; readonly since: number }
  | { readonly name: 'withheld'; readonly reason: WithheldReason };

/** How long the label may be out of sight before figures are withheld (ms): dialogs open and close within it. */
export const GRACE_MS = 400;

/**
 * The state after one check of the label. Two checks at least `GRACE_MS` apart have to miss it before figures are
 * withheld; one that finds it is enough to show them again (rule INV-04).
 *
 * @param now time of the check (ms), on the clock that `since` is measured on
 */
export function nextGuardState(state: GuardState, finding: Finding, now: number): GuardState {
  if (finding === 'visible') return state.name === 'visible' ? state : { name: 'visible' };
  if (state.name === 'visible') return { name: 'suspect', since: now };
  if (state.name === 'suspect' && now - state.since < GRACE_MS) return state;
  return { name: 'withheld', reason: finding };
}
