import {
  Button,
  Checkbox,
  CopyByHand,
  Dialog,
  DialogAbout,
  DialogFoot,
  selectExtra,
  useCloseDialog,
  useCopy,
  useStoreState,
  useTexts,
} from '@simulation/dashboard';
import { ENGINE_VERSION } from '@simulation/engine';
import { useState } from 'react';
import { useSharedMoment } from '../shareChoice';
import { useShareLink } from '../shareLink';
import { shareTexts } from '../texts/share';
import { frameHtml } from './frameHtml';

/** The HTML that shows this run in a frame of another page. */
export function EmbedDialog() {
  const { embedding: texts, simulation, besideExtra } = useTexts(shareTexts);
  const [sandboxed, setSandboxed] = useState(false);
  const [outcome, copy] = useCopy();

  const src = useShareLink({ ...useSharedMoment(), engine: ENGINE_VERSION });
  const html = frameHtml({ src, title: simulation, sandboxed });

  return (
    <Dialog title={texts.title} onClose={useCloseDialog()}>
      <DialogAbout>{useStoreState(selectExtra) === undefined ? texts.about : besideExtra}</DialogAbout>
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
