import {
  Button,
  CopyByHand,
  Section,
  savePicture,
  useCopy,
  useDialogButton,
  useLanguage,
  useTexts,
} from '@simulation/dashboard';
import { labelSentence } from '@simulation/dashboard/texts';
import { useState } from 'react';
import { checklistTexts } from '../texts/checklist';
import { checklistPicture } from './checklistPicture';
import { useMessage } from './useMessage';

/**
 * For somebody who worries: a message to whom they worry about, and the checklist as a link, not to a run, and a picture.
 */
export function WorrySection() {
  const { texts: page } = useLanguage();
  const texts = useTexts(checklistTexts);
  const { share } = texts;
  const { hasLink, link, message } = useMessage();
  const open = useDialogButton('checklist');
  const [outcome, copy] = useCopy();
  const [saved, setSaved] = useState<keyof typeof share.pictures>();

  const copyText = (text: string) => {
    setSaved(undefined); // the answer to the last press is said
    void copy(text);
  };

  const save = async () => {
    const draw = () => checklistPicture(texts, labelSentence(page), link);
    setSaved(await savePicture('simulation-checklist.png', draw));
  };

  return (
    <Section title={texts.title}>
      <div className="row">
        <Button {...open}>{share.open}</Button>
        <Button onClick={() => copyText(message)}>{share.copy}</Button>
        {hasLink && <Button onClick={() => copyText(link)}>{share.copyLink}</Button>}
        <Button onClick={() => void save()}>{share.picture}</Button>
        {'share' in navigator && (
          // Whoever closes the share sheet of the platform wants nothing more.
          <Button onClick={() => void navigator.share({ text: message }).catch(() => undefined)}>
            {share.send}
          </Button>
        )}
        <p role="status">
          {saved === undefined
            ? outcome?.copied && (
                <span key={outcome.times}>{outcome.text === message ? share.copied : share.linkCopied}</span>
              )
            : share.pictures[saved]}
        </p>
      </div>
      {outcome?.copied === false && <CopyByHand label={share.byHand} text={outcome.text} />}
    </Section>
  );
}
