import { useLayoutEffect, useRef } from 'react';
import { createPainter, type Layer } from './paintRuns';
import * as styles from './Stage.module.css';
import type { View } from './stageScale';

type RunLinesProps = { layer: Layer; view: View; comes?: boolean };

/** The lines of a market and where they end, or a guess. A picture: what it says stands beside it. */
export function RunLines({ layer, view, comes = false }: RunLinesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ReturnType<typeof createPainter> | null>(null);

  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    const created = createPainter(canvas.current, comes);
    painter.current = created;
    return () => created.stop();
  }, [comes]);

  useLayoutEffect(() => painter.current?.show(layer, view), [layer, view]);

  return <canvas ref={canvas} className={`cover ${styles.lines}`} />;
}
