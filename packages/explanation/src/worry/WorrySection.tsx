import {
  Button,
  CopyByHand,
  Section,
  savePicture,
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
  const [saved, setSaved] = useState<keyof typeof share.pictures>();

  // A file of this computer opens nowhere else.
  const hasLink = site.hasLinks && whyUnreachable(window.location) !== 'file';
  const link = hasLink ? new URL(toLink('dashboard', { scene: 'checklist' }), window.location.href).href : '';
  const sentence = fill(share.sentence, { link }).trim();

  const copySentence = () => {
    setSaved(undefined); // the answer to the last press is said
    void copy(sentence);
  };

  const save = async () => {
    const draw = () => checklistPicture(texts, labelSentence(page), link);
    setSaved(await savePicture('simulation-checklist.png', draw));
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
          {saved === undefined
            ? outcome?.copied && <span key={outcome.times}>{share.copied}</span>
            : share.pictures[saved]}
        </p>
      </div>
      {outcome?.copied === false && <CopyByHand label={share.byHand} text={sentence} />}
    </Section>
  );
}
