import { isMotionAllowed } from '@simulation/dashboard';

/**
 * The ref of what follows an answer, once it is there: it gets the focus, so that it is heard, and is scrolled into
 * sight, a question no farther than needed. What is above it stays where it is.
 */
export function comeIntoSight(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  const block = element?.role === 'group' ? 'nearest' : 'start';
  element?.scrollIntoView({ block, behavior: isMotionAllowed() ? 'smooth' : 'instant' });
}
