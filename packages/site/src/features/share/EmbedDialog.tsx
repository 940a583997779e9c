import { ENGINE_VERSION } from '@simulation/engine';
import { useState } from 'react';
import { Dialog } from '../../honesty/Dialog/Dialog';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import { shareTexts } from '../../i18n/share';
import { useTexts } from '../../store/react/language';
import { useCloseDialog } from '../../store/react/openDialog';
import { useStoreState } from '../../store/react/useSession';
import { selectStory } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { CopyByHand } from '../../ui/CopyByHand/CopyByHand';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { useSharedMoment } from '../shared/shareChoice';
import { useShareLink } from '../shared/shareLink';
import { frameHtml } from './frameHtml';
import { useCopy } from './useCopy';

/** The HTML that shows this run in a frame of another page. */
export function EmbedDialog() {
  const { embedding: texts, simulation, story } = useTexts(shareTexts);
  const [sandboxed, setSandboxed] = useState(false);
  const [outcome, copy] = useCopy();

  const src = useShareLink({ ...useSharedMoment(), engine: ENGINE_VERSION });
  const html = frameHtml({ src, title: simulation, sandboxed });

  return (
    <Dialog title={texts.title} onClose={useCloseDialog()}>
      <DialogAbout>{useStoreState(selectStory) === undefined ? texts.about : story}</DialogAbout>
      <p className="remark">{texts.who}</p>
      <CopyByHand label={texts.html} text={html} />
      <Checkbox checked={sandboxed} onChange={setSandboxed}>
        {texts.sandbox}
      </Checkbox>
      {sandboxed && <p className="remark">{texts.forbids}</p>}
      <p role="status">
        {/* A new element each time: what is said again is heard again. */}
        {outcome?.text === html && (
          <span key={outcome.times}>{outcome.copied ? texts.copied : texts.byHand}</span>
        )}
      </p>
      <DialogFoot>
        <Button variant="solid" onClick={() => void copy(html)}>
          {texts.copy}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
