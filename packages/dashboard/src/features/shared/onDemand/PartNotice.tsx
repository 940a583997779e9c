import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../../store/react/language';
import { useSessionStore } from '../../../store/react/useSession';
import { Button } from '../../../ui/Button/Button';
import { openDialogCount } from '../../../ui/Dialog/dialogStack';
import { useLostFocus } from '../../../ui/focus';
import { announce } from '../../../ui/Status/announce';
import { useElapsed } from '../../../ui/scheduling/useElapsed';
import { FootNote } from './FootNote';
import * as styles from './PartNotice.module.css';

/** A dialog over the page, a panel beside it, or a section of one of them in the place where it is rendered. */
export type PartKind = 'dialog' | 'panel' | 'section';

/** A part that arrives sooner needs no message. */
const MESSAGE_DELAY_MS = 500;

type NoticeProps = {
  kind: PartKind;
  /** Of a part that threw, or did not load. Without it the part is still loading. */
  onTryAgain?: (() => void) | undefined;
};

/** In the place of a part that is still loading, or that threw. A visitor can do without what they have opened. */
export function PartNotice({ kind, onTryAgain }: NoticeProps) {
  const { waitingForNetwork, cancel, partFailed, close } = useLanguage().texts;
  const hasFailed = onTryAgain !== undefined;
  const text = hasFailed ? partFailed : waitingForNetwork;
  const isShown = useElapsed(MESSAGE_DELAY_MS) || hasFailed;
  return (
    isShown && <Notice kind={kind} text={text} button={hasFailed ? close : cancel} onTryAgain={onTryAgain} />
  );
}

function Notice({
  kind,
  text,
  button,
  onTryAgain,
}: NoticeProps & { text: string; button: string }): ReactNode {
  const { dispatch } = useSessionStore();
  const { tryAgain } = useLanguage().texts;
  const section = useRef<HTMLDivElement>(null);
  useLostFocus();
  // Sections of one sheet may wait together: that is seen and heard once.
  useEffect(() => (section.current?.checkVisibility() === false ? undefined : announce(text)), [text]);
  useEffect(() => {
    if (kind === 'section') return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      // An open dialog has an Escape of its own, which closes what waits over it first.
      if (key === 'Escape' && openDialogCount() === 0) dispatch(closing(kind));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [kind, dispatch]);
  const again = onTryAgain && <Button onClick={onTryAgain}>{tryAgain}</Button>;
  if (kind === 'section')
    return (
      <div ref={section} className={`row ${again ? '' : styles.waiting}`}>
        <p>{text}</p>
        {again}
      </div>
    );
  return (
    <FootNote text={text} isAnswer>
      {again}
      <Button onClick={() => dispatch(closing(kind))}>{button}</Button>
    </FootNote>
  );
}

const closing = (kind: PartKind) => ({ type: kind === 'panel' ? 'leaveExtra' : 'closeDialog' }) as const;
