import { type ReactNode, useEffect } from 'react';
import { useElapsed } from '../async/useElapsed';
import { useLanguage } from '../store/react/language';
import { useOpenDialog } from '../store/react/openDialog';
import { useStory } from '../store/react/story';
import { Button } from '../ui/Button/Button';
import { announce } from '../ui/Status/announce';
import * as styles from './PartNotice.module.css';

/**
 * A part of the page: a dialog over it, a panel beside it, or a section in the place where it is rendered. `piece` is a
 * section that belongs to the page itself, and comes right after the first render.
 */
export type PartKind = 'dialog' | 'panel' | 'section' | 'piece';

type PartNoticeProps = { kind: PartKind };

/** A part that arrives sooner needs no message. */
const MESSAGE_DELAY_MS = 500;

/** In the place of a part that is still loading. A visitor can do without what they have opened. */
export function WaitingPart({ kind }: PartNoticeProps) {
  const { waitingForNetwork, cancel } = useLanguage().texts;
  const isLate = useElapsed(MESSAGE_DELAY_MS) && kind !== 'piece';
  useEffect(() => {
    if (isLate) announce(waitingForNetwork);
  }, [isLate, waitingForNetwork]);
  return isLate ? <Notice kind={kind} text={waitingForNetwork} button={cancel} /> : null;
}

/** In the place of a part that threw. */
export function FailedPart({ kind }: PartNoticeProps) {
  const { partFailed, close } = useLanguage().texts;
  return <Notice kind={kind} text={partFailed} button={close} />;
}

const show = (notice: HTMLElement | null) => notice?.showPopover();

/** For what is open at the foot of the window, so that the label and the figures stay in sight. */
function Notice({ kind, text, button }: PartNoticeProps & { text: string; button: string }): ReactNode {
  const [, setDialog] = useOpenDialog();
  const { close } = useStory();
  if (kind === 'section' || kind === 'piece') return <p>{text}</p>;
  return (
    // In the top layer: the part may open over a dialog.
    <div ref={show} popover="manual" className={`screen-only ${styles.foot}`}>
      <p>{text}</p>
      <Button onClick={kind === 'panel' ? close : () => setDialog(undefined)}>{button}</Button>
    </div>
  );
}
