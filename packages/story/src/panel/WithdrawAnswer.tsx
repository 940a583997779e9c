import { Button, Dialog, DialogAbout, DialogFoot, SimulatedBadge, useLanguage } from '@simulation/dashboard';
import { useTelling } from './storyText';

/** What the invented site answers to Withdraw, in the place of the page's own dialog. It asks for nothing. */
export function WithdrawAnswer({ answer, onClose }: { answer: string; onClose: () => void }) {
  const { texts: page } = useLanguage();
  const { texts } = useTelling();
  return (
    <Dialog title={texts.answer} onClose={onClose}>
      <figure className="stack tight box">
        <p>
          <SimulatedBadge>{page.simulated}</SimulatedBadge>
        </p>
        <DialogAbout className="large" data-story-answer="">
          {answer}
        </DialogAbout>
      </figure>
      <p className="remark">{texts.answerAbout}</p>
      <DialogFoot>
        <Button variant="solid" onClick={onClose}>
          {texts.backToStory}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
