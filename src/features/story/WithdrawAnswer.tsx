import { useRef } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { useLanguage } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import * as styles from './Story.module.css';
import { useStoryTexts } from './storyText';

/** What the invented site answers to Withdraw, in the place of the page's own dialog. It asks for nothing. */
export function WithdrawAnswer({ answer, onClose }: { answer: string; onClose: () => void }) {
  const { texts: page } = useLanguage();
  const texts = useStoryTexts();
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={texts.answer} onClose={onClose} initialFocus={close}>
      <figure className={styles.transcript}>
        <figcaption>
          <SimulatedBadge>{page.simulated}</SimulatedBadge>
        </figcaption>
        <p className={styles.answer} data-story-answer="">
          {answer}
        </p>
      </figure>
      <p className="remark">{texts.answerAbout}</p>
      <div className="buttons">
        <Button variant="solid" ref={close} onClick={onClose}>
          {texts.backToStory}
        </Button>
      </div>
    </Dialog>
  );
}
