import { isMotionAllowed, useMotion } from '@simulation/dashboard';
import { useEffect, useRef, useState } from 'react';
import type { View } from './stageScale';

/** How long one view takes to become another (ms). */
const GLIDE_MS = 420;

/** A view on its way: from the one before to the one that is given, in each frame a bit. */
export function useGlide(to: View): View {
  const [shown, setShown] = useState(to);
  const last = useRef(to);
  useMotion(shown !== to);

  useEffect(() => {
    const from = last.current;
    if (from === to) return undefined;
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const left = isMotionAllowed() ? Math.max(0, 1 - (now - start) / GLIDE_MS) ** 3 : 0;
      const between = (edge: keyof View) => to[edge] + (from[edge] - to[edge]) * left;
      last.current = left === 0 ? to : { lowest: between('lowest'), highest: between('highest') };
      setShown(last.current);
      if (left > 0) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);

  return shown;
}
