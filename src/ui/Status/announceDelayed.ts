import { announce } from './announce';

/** Screen readers ignore what is added to a status region before they have noticed the region itself, in milliseconds. */
const DELAY_MS = 200;

/**
 * Announces a message in a dialog that may have opened just now.
 *
 * @returns cancels the message, if it has not been announced yet
 */
export function announceDelayed(text: string): () => void {
  const timer = window.setTimeout(announce, DELAY_MS, text);
  return () => clearTimeout(timer);
}
