import { useLayoutEffect } from 'react';
import { beginMotion } from './motion';

/** The page is not settled while `moving` is true. */
export function useMotion(moving: boolean): void {
  useLayoutEffect(() => (moving ? beginMotion() : undefined), [moving]);
}
