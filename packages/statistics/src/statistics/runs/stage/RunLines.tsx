import { beginMotion } from '@simulation/dashboard';
import { useLayoutEffect, useRef } from 'react';
import { type Layer, paintRuns } from './paintRuns';
import * as styles from './Stage.module.css';
import type { View } from './stageScale';

type RunLinesProps = { layer: Layer; view: View; className?: string };

/** Other colors, and paper. */
const MEDIA = ['print', '(forced-colors: active)', '(prefers-color-scheme: dark)'];
const PRINTING = ['beforeprint', 'afterprint'];

/**
 * The lines of a market and where they end, or a guess; painted again at another size, in other colors, and for paper in
 * light ones. A picture: what it says stands beside it.
 */
export function RunLines({ layer, view, className = '' }: RunLinesProps) {
  const ref = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const paint = () => {
      if (canvas.width > 0 && canvas.height > 0) paintRuns(context, layer, view);
    };
    const onPrint = ({ type }: Event) => {
      canvas.style.colorScheme = type === 'beforeprint' ? 'light' : '';
      paint();
    };
    // The page is not settled until it is painted: the observer is called in the next frame, unless nothing is seen.
    const settle = canvas.checkVisibility() ? beginMotion() : () => undefined;
    const observer = new ResizeObserver(() => {
      canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
      canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
      paint();
      settle();
    });
    observer.observe(canvas);
    for (const query of MEDIA) matchMedia(query).addEventListener('change', paint, { signal });
    // First of all, since others copy what is painted.
    for (const type of PRINTING) window.addEventListener(type, onPrint, { signal, capture: true });
    return () => {
      controller.abort();
      observer.disconnect();
      settle();
    };
  }, [layer, view]);

  return <canvas ref={ref} className={`cover ${styles.lines} ${className}`} />;
}
