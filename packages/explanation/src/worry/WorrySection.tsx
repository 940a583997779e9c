import {
  Button,
  CopyByHand,
  download,
  downloadsAllowed,
  Section,
  useActions,
  useCopy,
  useDialogButton,
  useLanguage,
  useLink,
  useTexts,
  whyUnreachable,
} from '@simulation/dashboard';
import { fill, labelSentence } from '@simulation/dashboard/texts';
import { useState } from 'react';
import { checklistTexts } from '../texts/checklist';
import { checklistPicture } from './checklistPicture';

/**
 * The checklist for somebody who worries: the link to it, not to a run, a sentence to send along, and a picture of it.
 */
export function WorrySection() {
  const { texts: page } = useLanguage();
  const texts = useTexts(checklistTexts);
  const { share } = texts;
  const { site } = useActions();
  const toLink = useLink();
  const open = useDialogButton('checklist');
  const [outcome, copy] = useCopy();
  const [isSaved, setIsSaved] = useState<boolean>();

  // A file of this computer opens nowhere else.
  const hasLink = site.hasLinks && whyUnreachable(window.location) !== 'file';
  const link = hasLink ? new URL(toLink('dashboard', { scene: 'checklist' }), window.location.href).href : '';
  const sentence = fill(share.sentence, { link }).trim();

  const save = async () => {
    const isAllowed = downloadsAllowed() !== 'no';
    setIsSaved(isAllowed);
    if (isAllowed)
      download('simulation-checklist.png', await checklistPicture(texts, labelSentence(page), link));
  };

  return (
    <Section title={texts.title}>
      <div className="row">
        <Button {...open}>{share.open}</Button>
        <Button onClick={() => void copy(sentence)}>{hasLink ? share.copy : share.copySentence}</Button>
        <Button onClick={() => void save()}>{share.picture}</Button>
        {'share' in navigator && (
          // Whoever closes the share sheet of the platform wants nothing more.
          <Button onClick={() => void navigator.share({ text: sentence }).catch(() => undefined)}>
            {share.send}
          </Button>
        )}
        <p role="status">
          {outcome?.copied && <span key={outcome.times}>{share.copied}</span>}
          {isSaved !== undefined && (isSaved ? share.saved : share.notSaved)}
        </p>
      </div>
      {outcome?.copied === false && <CopyByHand label={share.byHand} text={sentence} />}
    </Section>
  );
}
