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

  const copySentence = () => {
    setIsSaved(undefined); // the answer to the last press is said
    void copy(sentence);
  };

  const save = async () => {
    if (downloadsAllowed() === 'no') return setIsSaved(false);
    try {
      download('simulation-checklist.png', await checklistPicture(texts, labelSentence(page), link));
      setIsSaved(true);
    } catch {
      setIsSaved(false);
    }
  };

  return (
    <Section title={texts.title}>
      <div className="row">
        <Button {...open}>{share.open}</Button>
        <Button onClick={copySentence}>{hasLink ? share.copy : share.copySentence}</Button>
        <Button onClick={() => void save()}>{share.picture}</Button>
        {'share' in navigator && (
          // Whoever closes the share sheet of the platform wants nothing more.
          <Button onClick={() => void navigator.share({ text: sentence }).catch(() => undefined)}>
            {share.send}
          </Button>
        )}
        <p role="status">
          {isSaved === undefined
            ? outcome?.copied && <span key={outcome.times}>{share.copied}</span>
            : isSaved
              ? share.saved
              : share.notSaved}
        </p>
      </div>
      {outcome?.copied === false && <CopyByHand label={share.byHand} text={sentence} />}
    </Section>
  );
}
