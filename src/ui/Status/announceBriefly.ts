import { announce } from './announce';

/** Long enough for a screen reader to start reading the message, in milliseconds. */
const REMOVE_AFTER_MS = 7_000;

/** Announces a message with a figure and removes it afterwards, so that no outdated figure stays in the page. */
export function announceBriefly(text: string): void {
  const message = announce(text);
  window.setTimeout(() => message.remove(), REMOVE_AFTER_MS);
}
