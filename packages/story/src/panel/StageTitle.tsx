import { focusNew } from '@simulation/dashboard';
import { useEffect, useRef } from 'react';
import * as styles from './Story.module.css';

/**
 * The heading of a stage. It takes the focus when the stage opens, so that a screen reader reads on from there. A line
 * stands above it: where it is the first text in the place of what was pressed, Orca is there already, and says nothing
 * (`focusNew`; heard with Orca 43 in Firefox).
 */
export function StageTitle({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    ref.current?.closest('section > div')?.scrollTo({ top: 0, behavior: 'instant' });
    return focusNew(ref.current);
  }, []);
  return (
    <h2 ref={ref} className={`title ${styles.title}`} tabIndex={-1} data-story-title="">
      {children}
    </h2>
  );
}
