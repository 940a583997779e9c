import { type RefCallback, useLayoutEffect, useRef } from 'react';
import { isMotionAllowed } from '../../ui/motion/motion';

/**
 * After an answer, what follows it gets the focus, so that it is heard, and is scrolled into sight. Until then the
 * pressed button stays under the pointer, also where something above it has gone: not every browser sees to that.
 */
export function useFollowing() {
  const following = useRef<HTMLElement>(null);
  const answered = useRef<{ pressed: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    if (answered.current === undefined) return;
    const { pressed, top } = answered.current;
    answered.current = undefined;
    const moved = pressed.getBoundingClientRect().top - top;
    pressed.closest('dialog')?.scrollBy({ top: moved, behavior: 'instant' });
    following.current?.focus({ preventScroll: true });
    const block = following.current?.role === 'group' ? 'nearest' : 'start';
    following.current?.scrollIntoView({ block, behavior: isMotionAllowed() ? 'smooth' : 'instant' });
  });
  const goOn = (pressed: HTMLElement) => {
    answered.current = { pressed, top: pressed.getBoundingClientRect().top };
  };
  const followsRef: RefCallback<HTMLElement> = (element) => {
    following.current = element;
  };
  return { followsRef, goOn };
}
