import { Button } from '@simulation/dashboard';
import { useState } from 'react';
import type { Story } from '../rules/story';
import * as styles from './Story.module.css';
import { staysText, useTelling } from './storyText';

/**
 * What comes for somebody who stays where the player has left: one chapter with each press, so that nobody has to see
 * it.
 */
export function Stays({ story }: { story: Story }) {
  const tell = useTelling();
  const { debrief, signs } = tell.texts;
  const { intro, chapters, end } = staysText(story, tell);
  const [told, setTold] = useState(0);
  if (chapters.length === 0) return null;
  const isOver = told === chapters.length;
  return (
    <div className="stack tight" data-story-missed="">
      <div className="prose" aria-live="polite">
        {told > 0 && (
          <>
            <p>{intro}</p>
            <ol className={`stack ${styles.timeline}`}>
              {chapters.slice(0, told).map(({ id, text }) => (
                <li key={id}>
                  <p>{text}</p>
                  <p className="remark">{signs[id]}</p>
                </li>
              ))}
            </ol>
            {isOver && <p className="strong">{end}</p>}
          </>
        )}
      </div>
      <div className="screen-only stack tight">
        <Button data-story-stays="" aria-disabled={isOver || undefined} onClick={() => setTold(told + 1)}>
          {told === 0 ? debrief.stays : debrief.goesOn}
        </Button>
      </div>
    </div>
  );
}
